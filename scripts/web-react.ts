import { parseAst, type Plugin } from 'vite'

/**
 * What React DOM carries for features that no page of ours uses, and what stands in its place: a fifth of its bytes. With the
 * entrances gone the minifier drops what they led to. `development` runs the whole of React; whoever comes to use one of
 * these takes its lines out here.
 */
const UNUSED: Readonly<Record<string, string>> = {
  // <ViewTransition>: its marks are looked for in every tree and never found.
  trackEnterViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  commitAppearingPairViewTransitions: '',
  measureNestedViewTransitions: '',
  restoreNestedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreViewTransitionOnHostInstances: '',
  applyViewTransitionToHostInstances: '',
  measureViewTransitionHostInstancesRecursive: '',
  commitAfterMutationEffectsOnFiber: '',
  startViewTransition: '',
  createViewTransitionInstance: '',
  scheduleViewTransitionEvent: '',
  // Refs on fragments: a fragment tells its children of a handle it never has.
  commitNewChildToFragmentInstance: '',
  deleteChildFromFragmentInstance: '',
  // Style sheets, scripts and titles written among the elements; documents of ours are whole before React comes.
  isHostHoistableType: 'return false',
  getHydratableHoistableCache: '',
  getResource: '',
  acquireResource: '',
  suspendResource: '',
  insertSuspendedStylesheets: '',
  insertStylesheet: '',
  preload: '',
  preloadModule: '',
  preloadStylesheet: '',
  preinitStyle: '',
  preinitScript: '',
  preinitModuleScript: '',
  preconnectAs: '',
  // Nothing of the two above makes a commit wait.
  accumulateSuspenseyCommitOnFiber: '',
  waitForCommitToBeReady: 'return null',
  preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
  suspendInstance: '',
  // <SuspenseList> and <Activity>.
  updateSuspenseListComponent: '',
  initSuspenseListRenderState: '',
  cutOffTailIfNeeded: '',
  updateActivityComponent: '',
  // Functions as the action of a form, and useActionState.
  extractEvents$1: '',
  startHostTransition: '',
  ensureFormComponentIsStateful: '',
  mountActionState: '',
  updateActionStateImpl: '',
  rerenderActionState: '',
  dispatchActionState: '',
  runActionStateAction: '',
  // The names of minified components, for whoever reads them.
  describeNativeComponentFrame: "return ''",
}

const WHOLE = /\/react-dom\/cjs\/react-dom-client\.production\.js$/

/** Sends React without what no page uses. A React that no longer has one of these parts stops the build. */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    apply: 'build',
    transform(code, id) {
      return WHOLE.test(id) ? { code: cutReact(code), map: null } : null
    },
  }
}

/** @throws Error when React has no such part: it is another edition, and the table must be gone through. */
export function cutReact(code: string): string {
  const parts = parseAst(code).body.flatMap((node) => {
    if (node.type === 'FunctionDeclaration' && node.id && node.body && Object.hasOwn(UNUSED, node.id.name)) {
      const { name } = node.id
      return [{ name, start: node.body.start, end: node.body.end, instead: `{${UNUSED[name] ?? ''}}` }]
    }
    // The methods of the handles that fragments never get.
    return code.startsWith('FragmentInstance.prototype.', node.start)
      ? [{ name: '', start: node.start, end: node.end, instead: '' }]
      : []
  })
  const found = new Set(parts.map(({ name }) => name))
  const missing = Object.keys(UNUSED).filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`This React has no ${missing.join(', ')}: see scripts/web-react.ts.`)
  return parts.reduceRight((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code)
}
