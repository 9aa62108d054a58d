import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Modules of tables, made from records that are much heavier: browsers are sent the tables alone. */
const TABLES = /\/visagism\/cuts\/drawings\.ts$/

/** Writes what such a module exports out as plain values, so that nothing it is made from is bundled. */
export function plainValues(): Plugin {
  return {
    name: 'plain-values',
    apply: 'build',
    load: {
      filter: { id: TABLES },
      async handler(id) {
        const tables: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href)
        return Object.entries(tables)
          .map(([name, table]) => `export const ${name} = ${JSON.stringify(table)}`)
          .join('\n')
      },
    },
  }
}
