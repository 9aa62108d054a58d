import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

// Prisma's own WASM build of its schema engine stands in for the native one, which is a download of its own.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= fileURLToPath(new URL('prisma/schema-engine.mjs', import.meta.url))

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? 'postgresql://localhost/none' },
})
