import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import type {} from './visagism/testing/long-test.ts'

const setupFiles = ['scripts/testing/fail-on-console-error.ts', 'scripts/testing/property-seed.ts']
/** Only stops hanging tests. */
const HANGS_AFTER_MS = 60_000
/** These need no database. */
const PAGES = 'jobs/reports/{document,phone}/**/*.test.ts'
const exclude = ['**/node_modules/**', '.cache/**', 'dist/**', 'e2e/**']
const base = {
  environment: 'node',
  setupFiles,
  testTimeout: HANGS_AFTER_MS,
  hookTimeout: HANGS_AFTER_MS,
  env: { TZ: 'UTC' },
}
const onPostgres = {
  ...base,
  hookTimeout: 2 * HANGS_AFTER_MS,
  globalSetup: ['scripts/testing/postgres-for-tests.ts'],
  env: { NODE_ENV: 'test', TZ: 'UTC', LOG_LEVEL: 'silent' },
}
const screens = {
  ...base,
  environment: 'jsdom',
  setupFiles: ['scripts/testing/patient-screens.ts', 'scripts/testing/fail-on-console-error.ts'],
}

/** What replaces a module, changes the schema, or changes what a process reads once at its start. */
const NEEDS_ITS_OWN =
  /vi\.(mock|doMock|resetModules|stubEnv)|process\.env\[.*\] = |Object\.assign\(process\.env|create table/i

/**
 * Test files that share one process, and those that each need their own. Loading what a file imports takes longer than most
 * files, so they share where they can.
 */
function divided(include: readonly string[], left: readonly string[] = []) {
  const files = globSync([...include], { exclude: [...exclude, ...left] })
  const apart = files.filter((file) => NEEDS_ITS_OWN.test(readFileSync(file, 'utf8')))
  return { together: files.filter((file) => !apart.includes(file)), apart }
}

const unit = divided([
  'pwa/**/*.test.ts',
  'build/**/*.test.ts',
  'scripts/gate/specification/*.test.ts',
  PAGES,
  'visagism/**/*.test.ts',
  'contract/**/*.test.ts',
])
const screenFiles = divided(['pwa/**/*.test.tsx'])
const integration = divided(['api/**/*.test.ts', 'jobs/**/*.test.ts', 'prisma/**/*.test.ts'], [PAGES])

// Pure code and pages; screens; API and jobs on PostgreSQL; processes. What ends in -apart has a process a file.
export default defineConfig({
  test: {
    // By default one processor stays idle.
    maxWorkers: '100%',
    tags: [{ name: 'long', description: 'What only npm run test:all runs.' }],
    provide: { isLongTest: process.env['LONG_TEST'] === 'on' },
    projects: [
      { test: { ...base, name: 'unit', include: unit.together, isolate: false } },
      { test: { ...base, name: 'unit-apart', include: unit.apart } },
      { test: { ...screens, name: 'screens', include: screenFiles.together, isolate: false } },
      { test: { ...screens, name: 'screens-apart', include: screenFiles.apart } },
      {
        test: {
          ...onPostgres,
          name: 'integration',
          include: integration.together,
          isolate: false,
          setupFiles: ['api/platform/testing/shared-database.ts', ...setupFiles],
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'integration-apart',
          include: integration.apart,
          setupFiles: ['api/platform/testing/own-database.ts', ...setupFiles],
        },
      },
      {
        test: {
          ...base,
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: [...exclude, 'scripts/gate/specification/**'],
          // Whole products start and stop here, several at a time.
          testTimeout: 10 * HANGS_AFTER_MS,
          hookTimeout: 10 * HANGS_AFTER_MS,
        },
      },
    ],
  },
})
