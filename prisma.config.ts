import { defineConfig } from 'prisma/config'

// Writing the client needs no engine, but Prisma would download one first, unless it is shown a file that is there.
if (process.argv.includes('generate')) process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? 'postgresql://localhost/none' },
})
