import type { ESTree, Plugin } from 'vite'

/** Never called here. Should it be called one day, the page says so instead of doing something else. */
const never = 'throw Error("left out")'

/**
 * What pages load of a package and do not use: each function and method with the body that replaces its own. The machines of flows
 * have no delays, no child actors, no routes and no history; `leave-out.test.ts` walks every mode with and without all this.
 */
const leftOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  xstate: {
    getDelayedTransitions: 'return []',
    formatRouteTransitions: '',
    resolveSpawn: never,
    executeSpawn: never,
    resolveStop: never,
    executeStop: never,
    resolveHistoryDefaultTransition: never,
    machineSnapshotCan: never,
    machineSnapshotHasTag: never,
    machineSnapshotGetMeta: never,
    machineSnapshotToJSON: never,
    createSpawner: '',
    matchesState: never,
    pathToStateValue: never,
    toStateValue: never,
    transitionCompoundNode: never,
    transitionParallelNode: never,
    hasIntersection: never,
    getPersistedSnapshot: never,
    persistContext: never,
    serializeHistoryValue: never,
    spawnChild: never,
    stopChild: never,
    resolveReferencedActor: never,
    'Actor.select': never,
    'Actor.toJSON': never,
    'Actor.getPersistedSnapshot': never,
    'Actor.attachDevTools': never,
    'StateNode.definition': never,
    'StateNode.invoke': 'return []',
    'StateMachine.getStateNodeById': never,
    'StateMachine.getPersistedSnapshot': never,
    'StateMachine.provide': never,
    'StateMachine.microstep': never,
  },
  'react-router': {
    // Of routers with loaders, which are not used here.
    useNavigateStable: never,
    // For developers, in long sentences.
    warning: '',
    getInvalidPathError: 'return field',
  },
  'react-dom': {
    // Nothing here moves from one view to the next: where a tree is searched for what does, there is nothing to do.
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    measureNestedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    startViewTransition: never,
    measureViewTransitionHostInstancesRecursive: never,
    restoreViewTransitionName: never,
    applyViewTransitionToHostInstances: never,
    createViewTransitionInstance: never,
    scheduleViewTransitionEvent: never,
    commitAppearingPairViewTransitions: '',
    commitDeletedPairViewTransitions: '',
    restorePairedViewTransitions: '',
    // No picture and no style is waited for before what is drawn is shown.
    accumulateSuspenseyCommitOnFiber: '',
    waitForCommitToBeReady: 'return null',
    // What the service has drawn is replaced, and never taken over piece by piece.
    popHydrationState: 'return false',
    updateDehydratedSuspenseComponent: never,
    canHydrateInstance: never,
    canHydrateTextInstance: never,
    canHydrateHydrationBoundary: never,
    prepareToHydrateHostInstance: never,
    getNextHydratable: never,
    clearHydrationBoundary: never,
    hideOrUnhideDehydratedBoundary: never,
    mountHostRootWithoutHydrating: never,
    registerSuspenseInstanceRetry: never,
    attemptExplicitHydrationTarget: never,
    retryIfBlockedOn: never,
    queueIfContinuousEvent: never,
    pushTreeId: never,
    commitActivityHydrationCallbacks: '',
    commitSuspenseHydrationCallbacks: '',
    upgradeHydrationErrorsToRecoverable: 'return null',
    getParentHydrationBoundary: 'return null',
    scheduleReplayQueueIfNeeded: '',
    // Files are announced by the page itself, and not by what is drawn on it.
    preconnectAs: never,
    preload: never,
    preloadModule: never,
    preinitStyle: never,
    preinitScript: never,
    preinitModuleScript: never,
    // No page draws a style, a script or a link to a file: what is in the head was written there by the service.
    getResource: 'return null',
    acquireResource: never,
    suspendResource: never,
    preloadStylesheet: never,
    insertStylesheetIntoRoot: never,
    // Where in a tree something failed is read by developers, who have it in development.
    getStackByFiberInDevAndProd: "return ''",
    // Nothing is drawn as an activity, in a list that reveals its parts in turn, in an element of our own or in a fragment that is held.
    updateActivityComponent: never,
    updateSuspenseListComponent: never,
    cutOffTailIfNeeded: never,
    setPropOnCustomElement: never,
    validateDocumentPositionWithFiberTree: never,
    commitNewChildToFragmentInstance: never,
    deleteChildFromFragmentInstance: never,
    // Forms are sent by their own handlers, and no part asks React whether one is being sent. No compiler keeps values.
    mountActionState: never,
    updateActionState: never,
    rerenderActionState: never,
    runActionStateAction: never,
    dispatchActionState: never,
    startHostTransition: '',
    useMemoCache: never,
    // No field asks before it takes what is typed, and nothing goes by what is marked.
    getNativeBeforeInputChars: 'return null',
    getFallbackBeforeInputChars: 'return null',
    constructSelectEvent: '',
    accumulateOrCreateContinuousQueuedReplayableEvent: never,
    attemptReplayContinuousQueuedEvent: never,
    defaultOnDefaultTransitionIndicator: '',
  },
}

/** Takes out of packages what the pages do not use and a bundler cannot see to be unused. */
export function leaveOut(): Plugin {
  const found = new Map<string, Set<string>>()
  return {
    name: 'leave-out',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/((xstate|react-router)\/dist\/.*\.m?js|react-dom\/cjs\/react-dom-client\.production\.js)$/ },
      handler(code, id) {
        const owner = Object.keys(leftOut).find((name) => id.includes(`/node_modules/${name}/`)) ?? ''
        const names = found.get(owner) ?? new Set()
        found.set(owner, names)
        const places = bodiesOf(this.parse(code)).flatMap(({ name, ...place }) => {
          const body = leftOut[owner]?.[name]
          if (body === undefined) return []
          names.add(name)
          return { ...place, body }
        })
        // From the end, so that what is before stays where it was found.
        return places
          .toSorted((one, other) => other.start - one.start)
          .reduce((text, { start, end, body }) => `${text.slice(0, start)}{${body}}${text.slice(end)}`, code)
      },
    },
    buildEnd(error) {
      if (error) return
      for (const [owner, names] of found)
        for (const name of Object.keys(leftOut[owner] ?? {}))
          if (!names.has(name)) this.error(`leave-out.ts leaves “${name}” out of ${owner}, which no longer has it.`)
    },
  }
}

type Body = { readonly name: string; readonly start: number; readonly end: number }

/** The bodies of a file’s functions, and of its classes’ methods as `Class.method`. */
function bodiesOf({ body }: ESTree.Program): readonly Body[] {
  return body.flatMap((node) => {
    if (node.type === 'FunctionDeclaration') return bodyOf(node.id?.name, node.body)
    if (node.type === 'ClassDeclaration')
      return node.body.body.flatMap((part) =>
        part.type === 'MethodDefinition' && part.key.type === 'Identifier'
          ? bodyOf(`${node.id?.name}.${part.key.name}`, part.value.body)
          : [],
      )
    if (node.type !== 'VariableDeclaration') return []
    return node.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'FunctionExpression' ? bodyOf(id.name, init.body) : [],
    )
  })
}

function bodyOf(name: string | undefined, body: ESTree.FunctionBody | null): readonly Body[] {
  return name !== undefined && body ? [{ name, start: body.start, end: body.end }] : []
}
