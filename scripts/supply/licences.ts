import type { InstalledPackage } from './lock-file.ts'

/** Ask for their notice to be kept, and for nothing else. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
])
/** On machines that build and test, and in nothing that is handed on: these too. */
const FREE_TO_BUILD_WITH = new Set([
  ...FREE,
  'CC-BY-4.0',
  'EPL-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Whose licence asks for more, and why it may be used all the same. */
const CONSIDERED: readonly { readonly name: RegExp; readonly licence: string }[] = [
  // Loaded beside our code as a library of its own and unchanged, which is what the LGPL asks for.
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  // Unchanged: the MPL asks for the sources of changed files.
  { name: /^web-push$/, licence: 'MPL-2.0' },
]

/** Packages whose `package.json` says nothing in a form that npm reads; read in the folder of each. */
const READ_IN_THE_PACKAGE: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  'seq-queue': 'MIT',
  streamsearch: 'MIT',
}

export const licenceOf = ({ licence, name }: InstalledPackage): string | undefined =>
  licence ?? READ_IN_THE_PACKAGE[name]

/**
 * Why a package may not be used, or undefined. `(A OR B)` needs one that is allowed, `A AND B` each; what is written
 * otherwise is not understood, and so not allowed.
 */
export function faultOfLicence(package_: InstalledPackage): string | undefined {
  const licence = licenceOf(package_)
  if (licence === undefined) return `${package_.name} has no licence`
  const isAllowed = (one: string) =>
    (package_.isProduction ? FREE : FREE_TO_BUILD_WITH).has(one) ||
    CONSIDERED.some((each) => each.licence === one && each.name.test(package_.name))
  const alternatives = licence.replace(/^\((.*)\)$/, '$1').split(/ or /i)
  if (alternatives.some((alternative) => alternative.split(/ and /i).every(isAllowed))) return undefined
  return `${package_.name} is under ${licence}`
}
