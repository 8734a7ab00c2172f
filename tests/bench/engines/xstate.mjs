import { assign, createActor, createMachine, initialTransition, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { steps } from '../flow.mjs'

const behaviour = {
  actions: { keep: assign(({ context }, { answer, value }) => ({ ...context, [answer]: value })) },
  guards: { yes: ({ context }, { answer }) => context[answer] === true },
}
const config = describe({ back: true })
const machine = createMachine(config, behaviour)
const forwardOnly = createMachine(describe({ back: false }), behaviour)

/** XState alone, as people write a wizard with it: a state per step, answers in the context. Back is an event; there is no guard for addresses. */
export const engine = {
  name: 'XState',
  from: 'xstate',
  tasks: {
    machine: { prepare: () => undefined, run: () => createMachine(config, behaviour) },
    next: { prepare: forward, run: move, step: ([{ value }]) => value },
    previous: {
      prepare: ({ done, answers }) => ({ snapshot: snapshotAfter(done, answers), event: { type: 'BACK' } }),
      run: move,
      step: ([{ value }]) => value,
    },
    resume: {
      prepare: ({ done, answers }) => storedAfter(done, answers),
      run: (snapshot) => createActor(machine, { snapshot }).start(),
      step: (actor) => actor.getSnapshot().value,
    },
    event: { prepare: forward, run: move, step: ([{ value }]) => value },
    send: {
      prepare: ({ done, answers }) => done.map((id) => eventOn(id, answers)),
      run: walk,
      step: (actor) => actor.getSnapshot().value,
    },
    states: {
      prepare: () => undefined,
      run: () => getShortestPaths(forwardOnly, { serializeState, events: ['YES', 'NO', 'NEXT'].map((type) => ({ type })) }).length,
      says: (count) => `${count.toLocaleString('en-US')} states, forward only`,
    },
  },
}

function describe({ back }) {
  const states = Object.fromEntries(
    steps.map((step, index) => [
      step.id,
      step.kind === 'review' && !back ? { type: 'final' } : { on: { ...ahead(step, index), ...(back ? behind(index) : {}) } },
    ]),
  )
  return { id: 'flow', initial: steps[0].id, context: {}, states }
}

function ahead({ kind, answer }, index) {
  const [following, after] = steps.slice(index + 1)
  if (kind === 'detail') return { NEXT: { target: following.id } }
  if (kind === 'review') return {}
  const keep = (value) => ({ type: 'keep', params: { answer, value } })
  return { YES: { target: following.id, actions: keep(true) }, NO: { target: after.id, actions: keep(false) } }
}

function behind(index) {
  const [before, earlier] = [steps[index - 1], steps[index - 2]]
  if (!before) return {}
  if (before.kind === 'question') return { BACK: { target: before.id } }
  return { BACK: [{ guard: { type: 'yes', params: { answer: before.when } }, target: before.id }, { target: earlier.id }] }
}

function forward({ at, done, answers }) {
  return { snapshot: snapshotAfter(done.slice(0, -1), answers), event: eventOn(at, answers) }
}

function snapshotAfter(done, answers) {
  return done.reduce((snapshot, id) => transition(machine, snapshot, eventOn(id, answers))[0], initialTransition(machine)[0])
}

function storedAfter(done, answers) {
  const { value, context } = snapshotAfter(done, answers)
  const actor = createActor(machine, { snapshot: machine.resolveState({ value, context }) }).start()
  return JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
}

function eventOn(id, answers) {
  const { kind, answer } = steps.find((step) => step.id === id)
  return { type: kind === 'question' ? (answers[answer] ? 'YES' : 'NO') : 'NEXT' }
}

function move({ snapshot, event }) {
  return transition(machine, snapshot, event)
}

function walk(events) {
  const actor = createActor(machine).start()
  for (const event of events) actor.send(event)
  return actor
}

function serializeState({ value, context }) {
  return JSON.stringify(value) + JSON.stringify(context)
}
