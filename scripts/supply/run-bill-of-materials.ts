// `npm run --silent sbom > sbom.json`
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { readLockFile } from './lock-file.ts'

const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
  'name' | 'version',
  string
>
console.log(JSON.stringify(billOfMaterials(readLockFile(), { name, version }), null, 2))
