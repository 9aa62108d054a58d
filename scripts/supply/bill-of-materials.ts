import { createHash } from 'node:crypto'
import { licenceOf } from './licences.ts'
import { type LockFile, packagesOf } from './lock-file.ts'

/**
 * CycloneDX 1.6 of the production packages, without dependencies. npm's own (11.19) omits packages that are also peers, such as `pg` and
 * `zod`. Equal lock files give equal documents.
 */
export function billOfMaterials(lock: LockFile, product: { readonly name: string; readonly version: string }) {
  const components = new Map(
    packagesOf(lock)
      .filter(({ isProduction }) => isProduction)
      .map((package_) => {
        const { name, version, path } = package_
        const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
        const [, sha512 = ''] = lock.packages[path]?.integrity?.split('-') ?? []
        const licence = licenceOf(package_)
        return [
          purl,
          {
            type: 'library',
            'bom-ref': purl,
            name,
            version,
            purl,
            hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }],
            ...(licence === undefined ? {} : { licenses: [licenceEntry(licence)] }),
          },
        ] as const
      }),
  )
  const content = createHash('sha256').update(JSON.stringify(lock)).digest('hex')
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidFrom(content)}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product.name, ...product } },
    components: [...components.values()],
  }
}

const licenceEntry = (licence: string) => (/ /.test(licence) ? { expression: licence } : { license: { id: licence } })

/** Half of a SHA-256 as UUID version 8. */
const uuidFrom = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
