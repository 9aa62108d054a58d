import type { Plugin } from 'vite'

/** No buyer should download what only these import. */
const ADMINISTRATION = /\/pwa\/admin\//

/** Files that only administrators need, found by walking the imports: file names do not tell. */
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
