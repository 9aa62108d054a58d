import { fileURLToPath } from 'node:url'
import { build as bundle, type Plugin } from 'vite'

const PWA = fileURLToPath(new URL('../pwa', import.meta.url))
const OUT = fileURLToPath(new URL('../dist/web', import.meta.url))

/**
 * Builds what the service worker sends with in the background as a script of its own beside it: the worker brings it in when
 * it is needed. Its address stays the same, and browsers compare it with the worker when they look for a newer edition.
 */
export function buildSender(): Plugin {
  return {
    name: 'build-sender',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return
        await bundle({
          configFile: false,
          root: PWA,
          publicDir: false,
          logLevel: 'warn',
          build: {
            outDir: OUT,
            emptyOutDir: false,
            target: 'es2023',
            rolldownOptions: {
              input: fileURLToPath(new URL('../pwa/service-worker/send-waiting.ts', import.meta.url)),
              output: { format: 'iife', entryFileNames: 'send-waiting.js' },
            },
          },
        })
      },
    },
  }
}
