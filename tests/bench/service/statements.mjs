import { setTimeout as pause } from 'node:timers/promises'
import { answersOf, calls } from './calls.mjs'
import { sendLoad } from './load.mjs'
import { startOurs } from './our-service.mjs'
import { makePeople } from './people.mjs'

const watcher = new URL('./watch-statements.mjs', import.meta.url).href
const savesBefore = 5
const onTheWayMs = 300

/**
 * Makes the people, and reads off the running service which statements it sends for a save and for coming back: what the bare service
 * sends cannot be something else.
 */
export async function preparePeople({ dataFolder, logFile, count }) {
  const sent = []
  const service = await startOurs({ dataFolder, logFile, words: ['--import', watcher], heard: (statement) => sent.push(statement) })
  try {
    const { port } = service
    const people = await makePeople(port, count)
    const [person] = people
    const once = (call) => sendLoad({ port, people: [person], callOf: () => call, requests: 1 })
    // So that its version is no number that stands in a statement for another reason.
    for (let saves = 0; saves < savesBefore; saves++) await once(calls.save)
    const statements = {}
    for (const name of ['save', 'resume']) {
      await pause(onTheWayMs)
      sent.length = 0
      const known = knownValues(person)
      await once(calls[name])
      await pause(onTheWayMs)
      // The service has other work of its own, which knows of nobody.
      statements[name] = sent.filter(({ values }) => values.includes(person.id)).map((one) => planned(one, known))
    }
    return { people, statements }
  } finally {
    await service.stop()
  }
}

/** What of a request can stand in a statement, by where the bare service takes it from. */
function knownValues(person) {
  const answers = answersOf(person)
  return {
    person: person.id,
    record: person.record,
    mode: person.mode,
    base: person.version,
    body: JSON.stringify(answers),
    names: Object.keys(answers),
  }
}

/** The text, and for each of its values where it comes from. What is no part of the request stays as it was. */
function planned({ text, values }, known) {
  return { text, values: values.map((value) => ({ from: sourceOf(value, known), value })) }
}

function sourceOf(value, known) {
  if (value instanceof Date) return 'now'
  const same = Object.entries(known).find(([, one]) => JSON.stringify(one) === JSON.stringify(value))
  if (same) return same[0]
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value) ? 'key' : 'fixed'
}
