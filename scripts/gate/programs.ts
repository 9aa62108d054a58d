import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const INSTALL_MS = 600_000

/** Where programs of these names may be, by name and then by folder. */
export const programs = (names: readonly string[]): string[] => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).concat('/usr/bin')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

export const runs = (path: string, ask = '--version'): boolean =>
  existsSync(path) && spawnSync(path, [ask], { timeout: 20_000 }).status === 0

/** With root or sudo without a password. @returns why it was not tried, if it was not */
export function installWithApt(...packages: readonly string[]): string | undefined {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0)
    return 'esta máquina não tem apt-get'
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (sudo.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0)
    return 'instalar pacotes nesta máquina pede uma senha'
  for (const args of [
    ['update', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    console.log(`  apt-get ${args.join(' ')}`)
    const command = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    spawnSync(command.join(' '), { shell: true, stdio: ['ignore', 'ignore', 'inherit'], timeout: INSTALL_MS })
  }
  return undefined
}
