import { parseAst, type Plugin } from 'vite'

/**
 * What React carries for features that no page of ours uses, and what stands in its place: a fifth of its bytes. With the
 * entrances gone the minifier drops what they led to. `development` runs the whole of React; whoever comes to use one of
 * these takes its lines out here.
 */
interface Unused {
  /** The body that stands in a function's place. */
  readonly functions?: Readonly<Record<string, string>>
  /** What stands in a variable's place. */
  readonly values?: Readonly<Record<string, string>>
  /** How a statement begins that goes altogether. */
  readonly statements?: readonly string[]
}

/** The names of attributes that our elements have and that are written otherwise in HTML; a test reads the elements. */
export const ATTRIBUTES: Readonly<Record<string, string>> = {
  htmlFor: 'for',
  shapeRendering: 'shape-rendering',
  strokeDasharray: 'stroke-dasharray',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
  textAnchor: 'text-anchor',
  vectorEffect: 'vector-effect',
}

const DOM_CLIENT: Unused = {
  functions: {
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
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
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
    preloadResourceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
    suspendInstance: '',
    // <SuspenseList> and <Activity>.
    updateSuspenseListComponent: '',
    initSuspenseListRenderState: '',
    cutOffTailIfNeeded: '',
    updateActivityComponent: '',
    commitActivityHydrationCallbacks: '',
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
    getStackByFiberInDevAndProd: "return ''",
    getComponentNameFromType: 'return null',
    // The browser's own sign of loading while an asynchronous transition lasts.
    defaultOnDefaultTransitionIndicator: '',
    // onSelect and onBeforeInput.
    constructSelectEvent: '',
    getNativeBeforeInputChars: 'return null',
    getFallbackBeforeInputChars: 'return null',
    getData: "return ''",
    // Events that only had a name with a prefix, in browsers older than any that runs our scripts.
    getVendorPrefixedEventName: 'return eventName',
    makePrefixMap: '',
    // What React's own compiler writes; ours writes none.
    useMemoCache: '',
  },
  values: {
    aliases: `new Map(${JSON.stringify(Object.entries(ATTRIBUTES))})`,
    // Names of keys that browsers gave up before they ran modules.
    normalizeKey: '{}',
    translateToKey: '{}',
  },
  statements: [
    // The methods of handles that nothing ever gets.
    'FragmentInstance.prototype.',
    'ViewTransitionPseudoElement.prototype.',
    'ReactDOMSharedInternals.findDOMNode =',
    // Another use of the prefixes.
    'canUseDOM &&\n  ((style = document.createElement("div").style)',
    // The developer tools of a browser: `development` has them.
    'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)',
  ],
}

/** Early requests by script, and the state of forms with actions. */
const DOM: Unused = {
  statements: [
    'exports.browser =',
    'exports.preconnect =',
    'exports.prefetchDNS =',
    'exports.preinit =',
    'exports.preinitModule =',
    'exports.preload =',
    'exports.preloadModule =',
    'exports.requestFormReset =',
    'exports.useFormState =',
    'exports.useFormStatus =',
  ],
}

const REACT: Unused = {
  statements: [
    'exports.__COMPILER_RUNTIME =',
    'exports.addTransitionType =',
    'exports.cache =',
    'exports.cacheSignal =',
    'exports.unstable_useCacheRefresh =',
    'exports.useActionState =',
  ],
}

/** A file of React as it is published, and what goes out of it. */
export const UNUSED: Readonly<Record<string, Unused>> = {
  'react-dom/cjs/react-dom-client.production.js': DOM_CLIENT,
  'react-dom/cjs/react-dom.production.js': DOM,
  'react/cjs/react.production.js': REACT,
}

/** Sends React without what no page uses. A React that no longer has one of these parts stops the build. */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    apply: 'build',
    transform(code, id) {
      const file = Object.keys(UNUSED).find((name) => id.endsWith(`/node_modules/${name}`))
      return file ? { code: cutReact(code, UNUSED[file]), map: null } : null
    },
  }
}

/** @throws Error when React has no such part: it is another edition, and the table must be gone through. */
export function cutReact(code: string, { functions = {}, values = {}, statements = [] }: Unused = {}): string {
  const missing = new Set([...Object.keys(functions), ...Object.keys(values), ...statements])
  const parts: { readonly start: number; readonly end: number; readonly instead: string }[] = []
  const cut = (name: string, { start, end }: { start: number; end: number }, instead: string) => {
    missing.delete(name)
    parts.push({ start, end, instead })
  }
  for (const node of parseAst(code).body) {
    const statement = statements.find((beginning) => code.startsWith(beginning, node.start))
    if (statement !== undefined) cut(statement, node, '')
    else if (node.type === 'FunctionDeclaration' && node.id && node.body && Object.hasOwn(functions, node.id.name))
      cut(node.id.name, node.body, `{${functions[node.id.name] ?? ''}}`)
    else if (node.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations)
        if (id.type === 'Identifier' && init && Object.hasOwn(values, id.name))
          cut(id.name, init, values[id.name] ?? '')
  }
  if (missing.size > 0) throw new Error(`This React has no ${[...missing].join(', ')}: see scripts/web-react.ts.`)
  return parts.reduceRight((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code)
}
