import { createRequire } from 'node:module'
import { admit, compileFlow, compileMachine, completeFacts, next, previous, resume, start } from '@app/engine'
import {
  checkCatalogue,
  countPaths,
  explore,
  freshStart,
  liveFacts,
  loadCatalogue,
  prove,
  resolveMode,
  verifyMode,
} from '@app/engine/author'
import { factsAfter, faultsIn, flowFiles, hashText, savedBy } from '../our-files.mjs'

// The engine’s own copy of XState: the other copy in this folder belongs to XState alone.
const { createActor, initialTransition, transition } = createRequire(new URL('../../../packages/engine/package.json', import.meta.url))(
  'xstate',
)

const files = flowFiles()
const resolved = verifiedFlow()
const flow = compileFlow(resolved)
const machine = compileMachine(flow)

/** This project’s engine: decisions by functions, the same decisions as an XState machine, and the proofs. */
export const engine = {
  name: 'ours',
  tasks: {
    files: { prepare: () => undefined, run: filesToDefinition },
    compile: { prepare: () => undefined, run: () => compileFlow(resolved) },
    machine: { prepare: () => undefined, run: () => compileMachine(compileFlow(resolved)) },
    next: { prepare: stand, run: ({ place, facts }) => next(flow, place, facts), step: stepOf },
    previous: { prepare: stand, run: ({ place, facts }) => previous(flow, place, facts), step: stepOf },
    resume: { prepare: stand, run: ({ facts }) => resume(flow, facts), step: stepOf },
    admit: { prepare: stand, run: ({ place, facts }) => admit(flow, place, facts), step: stepOf },
    event: {
      prepare: ({ done, answers }) => ({ snapshot: snapshotAfter(done.slice(0, -1), answers), event: eventOn(done.at(-1), answers) }),
      run: ({ snapshot, event }) => transition(machine, snapshot, event),
      step: ([{ value }]) => value,
    },
    send: {
      prepare: ({ done, answers }) => done.map((id) => eventOn(id, answers)),
      run: walkInActor,
      step: (actor) => actor.getSnapshot().value,
    },
    answerSets: { prepare: (answers) => completeFacts(flow, factsAfter(Object.keys(resolved.steps), answers)), run: walk },
    states: {
      prepare: () => undefined,
      run: exploreAll,
      says: ({ states, paths }) => `${states} merged states, ${paths.toLocaleString('en-US')} paths`,
    },
    proof: {
      prepare: () => undefined,
      run: () => prove(resolved),
      says: ({ proofs }) => `${proofs.filter(({ proven }) => proven).length} of 6 proven`,
    },
  },
}

/** Only a flow that check and all six proofs find nothing wrong with is measured. */
function verifiedFlow() {
  const catalogue = loadCatalogue(files)
  const { diagnostics, resolved: whole, proven } = verifyMode(catalogue, 'bench', hashText, { broken: new Set() })
  const own = new Set(files.map(({ path }) => path))
  const [wrong] = faultsIn([...diagnostics, ...checkCatalogue(catalogue)]).filter(({ file }) => own.has(file))
  if (wrong || !proven?.sound) throw new Error(wrong ? `${wrong.file}: ${wrong.message}` : 'The flow could not be proven.')
  return whole
}

function filesToDefinition() {
  const catalogue = loadCatalogue(files)
  checkCatalogue(catalogue)
  return resolveMode(catalogue, 'bench', hashText)
}

function stand({ at, done, answers }) {
  return { place: { step: at ?? '' }, facts: completeFacts(flow, factsAfter(done, answers)) }
}

function stepOf(decision) {
  return decision.go.step
}

function snapshotAfter(done, answers) {
  const [entering] = initialTransition(machine, {})
  const [first] = transition(machine, entering, { type: 'START' })
  return done.reduce((snapshot, id) => transition(machine, snapshot, eventOn(id, answers))[0], first)
}

function eventOn(id, answers) {
  const answer = id.replace('q', 'b')
  return { type: 'NEXT', facts: { ...(id === answer ? {} : { [answer]: answers[answer] }), ...savedBy(id) } }
}

function walk(facts) {
  const path = []
  for (let { go } = start(flow, facts); go; { go } = next(flow, go, facts)) path.push(go.step)
  return path
}

function walkInActor(events) {
  const actor = createActor(machine, { input: {} }).start()
  for (const event of [{ type: 'START' }, ...events]) actor.send(event)
  return actor
}

function exploreAll() {
  const walked = explore(flow, [freshStart(flow)], liveFacts(flow, false))
  return { states: walked.spots.length, paths: countPaths(walked) }
}
