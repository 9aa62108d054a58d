import type { InstalledPackage } from './lock-file.ts'

/** Licences that only require keeping the notice. */
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
/** Allowed as well for build and test, which are not distributed. */
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

/** They require more; allowed for the reason given. */
const CONSIDERED: readonly { readonly name: RegExp; readonly licence: string }[] = [
  // A separate, unchanged library, as the LGPL requires.
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  // Unchanged: the MPL requires changed sources.
  { name: /^web-push$/, licence: 'MPL-2.0' },
]

/** Read in the folder: `package.json` has none. */
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

/** `(A OR B)` needs one allowed licence, `A AND B` both; anything else is refused. */
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
