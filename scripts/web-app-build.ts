import { fileURLToPath } from 'node:url'
import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What every screen of the app has, and the dashboard, which is the first of nearly all. */
const FRAME = here('pwa/app-main.tsx')
const REACT = /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/
const EARLY = /\/pwa\/(early|platform\/early-answers)\.ts$/
/** These import every element of Ionic, */
const IONIC_LISTS = /@ionic\/(react\/dist|core\/components)\/index\.js$/
/** of which every screen has some. */
const IONIC_USED = /\/ion-(app|router-outlet|content)\.js$/

const FILES = ['react', 'early', 'frame']

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * Builds the app's document by itself, before the service worker's list is made. Built together with the public pages, each
 * carried what only the other asks of their common parts, and those parts were ninety files on the way to the first screen.
 */
export function buildApp(shared: UserConfig, plugins: () => PluginOption[]): Plugin {
  return {
    name: 'build-app',
    apply: 'build',
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error) {
        if (error) return
        await build({
          ...shared,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          plugins: [plugins(), linkManifest(), compileWhole()],
          build: {
            ...shared.build,
            emptyOutDir: false,
            rolldownOptions: {
              ...shared.build?.rolldownOptions,
              input: here('pwa/app.html'),
              output: { codeSplitting: { groups: appFiles() } },
            },
          },
        })
      },
    },
  }
}

/** A file each, because a phone far away waits for turns more than for bytes; React by itself, because it seldom changes. */
function appFiles() {
  let frame: ReadonlySet<string> | undefined
  const fileOf = (id: string, graph: Graph) => {
    if (REACT.test(id)) return 'react'
    if (EARLY.test(id)) return 'early'
    return (frame ??= reachedFrom(FRAME, graph)).has(id) ? 'frame' : null
  }
  return FILES.map((name) => ({
    name: (id: string, graph: Graph) => (fileOf(id, graph) === name ? name : null),
    includeDependenciesRecursively: false,
  }))
}

/**
 * Most of these files runs before the dashboard stands: the browser compiles them whole and beside the page while they come,
 * instead of each function when the page first needs it.
 */
function compileWhole(): Plugin {
  return {
    name: 'compile-whole',
    generateBundle: {
      // The sign counts only as the first line, and others put theirs there too.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && FILES.includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}

/** The build that writes the manifest links it in its own documents only. */
function linkManifest(): Plugin {
  const link = { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' as const }
  return { name: 'link-manifest', transformIndexHtml: { order: 'post', handler: () => [link] } }
}

/** All that comes with this module, before anything is asked for later. */
function reachedFrom(root: string, graph: Graph): Set<string> {
  const reached = new Set([root])
  // A set hands out what is added to it while it is gone through.
  for (const id of reached) {
    const isList = IONIC_LISTS.test(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!isList || IONIC_USED.test(next) || !/(@ionic\/core|ionicons)\//.test(next)) reached.add(next)
  }
  return reached
}
