import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { ROOT } from './root.ts'

const runOn = (version: string) => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`
  const args = ['--import', pretend, '--import', './scripts/require-node.mjs', '-e', 'console.log("ran")']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  return { status, stdout, stderr }
}

it('an older Node is named in a sentence, and nothing runs', () => {
  expect(runOn('20.19.0')).toEqual({
    status: 78,
    stdout: '',
    stderr: 'Sem o próprio Node instalado (npm ci), este comando precisa do Node 24 ou mais novo; este é o 20.19.0.\n',
  })
  expect(runOn('24.1.0')).toMatchObject({ status: 0, stdout: 'ran\n' })
})
