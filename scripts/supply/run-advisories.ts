// `npm run advisories [-- list.json]`: known vulnerabilities, from the registry or else the list beside this file or given. Exits with 1
// when something is found, with 2 when only a list older than a month was available.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askRegistry, type Vulnerability, findVulnerable, KnownAdvisories } from './advisories.ts'
import { packagesOf, readLockFile } from './lock-file.ts'

const MONTH_MS = 31 * 86_400_000

const registry = execFileSync('npm', ['config', 'get', 'registry'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
}).trim()
const packages = packagesOf(readLockFile())
const known = KnownAdvisories.parse(
  JSON.parse(readFileSync(process.argv[2] ?? join(import.meta.dirname, 'known-advisories.json'), 'utf8')),
)
const answer = await askRegistry(registry, packages)

const findings = findVulnerable(packages, typeof answer === 'string' ? known.advisories : answer)
const isAccepted = ({ package: { isProduction }, advisory: { url } }: Vulnerability) =>
  !isProduction && Object.hasOwn(known.accepted, url)
for (const finding of findings) {
  const { name, version, isProduction } = finding.package
  const { severity, title, url } = finding.advisory
  const accepted = isAccepted(finding) ? ` Accepted: ${known.accepted[url]}.` : ''
  console.log(
    `${name} ${version} (${isProduction ? 'production' : 'builds and tests'}), ${severity}: ${title}. ${url}${accepted}`,
  )
}
const open = findings.filter((finding) => !isAccepted(finding))
const isStale = Date.now() - Date.parse(known.asOf) > MONTH_MS
if (typeof answer === 'string')
  console.log(`The registry ${registry} was not asked (${answer}): looked only into the list of ${known.asOf}.`)
console.log(
  `${packages.length} packages: ${open.length} advisories to act on, ${findings.length - open.length} accepted.`,
)
if (open.length > 0) process.exitCode = 1
else if (typeof answer === 'string' && isStale) process.exitCode = 2
