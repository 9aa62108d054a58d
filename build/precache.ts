import type { Plugin } from 'vite'

/** The administration's own modules: what only they lead to is no buyer's to download. */
const ADMINISTRATION = /\/pwa\/admin\//

/**
 * Which files of the build only an administrator ever needs, found by walking from the documents without entering the
 * administration: names of files tell nothing, and its libraries come along.
 */
export function adminFiles() {
  const found = new Set<string>()
  const plugin: Plugin = {
    name: 'admin-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      )
      const reached = new Set<string>()
      const styles = (name: string) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]
      const walk = (name: string): void => {
        const chunk = chunks.get(name)
        if (!chunk || reached.has(name)) return
        reached.add(name)
        for (const file of styles(name)) reached.add(file)
        chunk.imports.forEach(walk)
        for (const next of chunk.dynamicImports)
          if (!ADMINISTRATION.test(chunks.get(next)?.facadeModuleId ?? '')) walk(next)
      }
      for (const chunk of chunks.values()) if (chunk.isEntry) walk(chunk.fileName)
      for (const name of chunks.keys())
        if (!reached.has(name)) for (const file of [name, ...styles(name)]) if (!reached.has(file)) found.add(file)
    },
  }
  return { plugin, isAdminFile: (name: string) => found.has(name) }
}
