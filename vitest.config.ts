import { defineConfig } from 'vitest/config'
import type {} from './visagism/testing/long-test.ts'

const setupFiles = ['scripts/testing/fail-on-console-error.ts', 'scripts/testing/property-seed.ts']
/** Only stops hanging tests. */
const HANGS_AFTER_MS = 60_000
/** These need no database. */
const PAGES = 'jobs/reports/{document,phone}/**/*.test.ts'
/** Replaces the portrait module, so it needs isolation. */
const LISTENING = 'jobs/reports/document/drawn-likeness.test.ts'
const exclude = ['**/node_modules/**', '.cache/**', 'dist/**', 'e2e/**']

// Projects: domain knowledge and pages; browser code; screens; API and jobs on PostgreSQL; processes.
export default defineConfig({
  test: {
    // By default one processor stays idle.
    maxWorkers: '100%',
    tags: [{ name: 'long', description: 'What only npm run test:all runs.' }],
    provide: { isLongTest: process.env['LONG_TEST'] === 'on' },
    projects: [
      {
        test: {
          name: 'knowledge',
          include: ['visagism/**/*.test.ts', 'contract/**/*.test.ts', PAGES],
          exclude: [...exclude, LISTENING],
          // Files share no state.
          isolate: false,
          environment: 'node',
          setupFiles,
          testTimeout: HANGS_AFTER_MS,
          hookTimeout: HANGS_AFTER_MS,
          env: { TZ: 'UTC' },
        },
      },
      {
        test: {
          name: 'unit',
          include: ['pwa/**/*.test.ts', 'build/**/*.test.ts', 'scripts/gate/specification/*.test.ts', LISTENING],
          exclude,
          environment: 'node',
          setupFiles,
          testTimeout: HANGS_AFTER_MS,
          hookTimeout: HANGS_AFTER_MS,
          env: { TZ: 'UTC' },
        },
      },
      {
        test: {
          name: 'screens',
          include: ['pwa/**/*.test.tsx'],
          exclude,
          environment: 'jsdom',
          setupFiles: ['scripts/testing/patient-screens.ts', 'scripts/testing/fail-on-console-error.ts'],
          testTimeout: HANGS_AFTER_MS,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['api/**/*.test.ts', 'jobs/**/*.test.ts', 'prisma/**/*.test.ts'],
          exclude: [...exclude, PAGES],
          environment: 'node',
          setupFiles: ['api/platform/testing/own-database.ts', ...setupFiles],
          globalSetup: ['scripts/testing/postgres-for-tests.ts'],
          testTimeout: HANGS_AFTER_MS,
          hookTimeout: 2 * HANGS_AFTER_MS,
          env: { NODE_ENV: 'test', TZ: 'UTC', LOG_LEVEL: 'silent' },
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: [...exclude, 'scripts/gate/specification/**'],
          environment: 'node',
          setupFiles,
          // Whole products start and stop here.
          testTimeout: 10 * HANGS_AFTER_MS,
          hookTimeout: 10 * HANGS_AFTER_MS,
          env: { TZ: 'UTC' },
        },
      },
    ],
  },
})
