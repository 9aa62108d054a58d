// `npm run licences`: packages by licence. `npm run licences -- --notices`: with production packages' notices. Browser code's are in
// /licencas-site.md and /licencas-app.md of the build.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { faultOfLicence, licenceOf } from './licences.ts'
import { packagesOf, readLockFile } from './lock-file.ts'

const packages = packagesOf(readLockFile())
const withNotices = process.argv.includes('--notices')

for (const package_ of packages) {
  if (withNotices && !package_.isProduction) continue
  const use = package_.isProduction ? '' : ' (builds and tests)'
  console.log(`${package_.name} ${package_.version}: ${licenceOf(package_) ?? '?'}${use}`)
  if (!withNotices) continue
  for (const file of globSync('{LICEN[CS]E,licen[cs]e,NOTICE,COPYING}*', { cwd: join(ROOT, package_.path) }))
    console.log(`\n${readFileSync(join(ROOT, package_.path, file), 'utf8').trim()}\n`)
}
const faults = packages.flatMap((package_) => faultOfLicence(package_) ?? [])
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
