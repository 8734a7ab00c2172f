import { setTimeout as pause } from 'node:timers/promises'
import { startBare } from '../service/bare-service.mjs'
import { calls } from '../service/calls.mjs'
import { compare } from '../service/compare.mjs'
import { sendLoad } from '../service/load.mjs'
import { databaseUrl, startOurs } from '../service/our-service.mjs'
import { makeHistory } from './make-history.mjs'
import { signUp } from './measure-reads.mjs'

const watcher = new URL('../service/watch-statements.mjs', import.meta.url).href
const names = ['history', 'accounts']
const peopleAtOnce = 10
/** A deposit and a purchase a day, for two years. */
const bookings = 730
const onTheWayMs = 300

/** What the overview reads of people with two years of data, beside a bare route with the same statements. */
export async function compareReads({ turns, seconds, tell, ...where }) {
  const { people, statements } = await preparePeople(where)
  const ours = await startOurs(where)
  try {
    const bare = await startBare({ url: databaseUrl(where.dataFolder), statements })
    try {
      const all = {}
      for (const name of names) {
        tell(`Comparing ${name} with a bare route`)
        all[name] = await compare({ ours, bare, people, name, turns, seconds })
      }
      return all
    } finally {
      await bare.stop()
    }
  } finally {
    await ours.stop()
  }
}

/** Which statements the service sends is read off it: what the bare one sends cannot be something else. */
async function preparePeople({ dataFolder, logFile }) {
  const sent = []
  const service = await startOurs({ dataFolder, logFile, words: ['--import', watcher], heard: (statement) => sent.push(statement) })
  try {
    const people = []
    for (let number = 0; number < peopleAtOnce; number++) {
      const person = await signUp(service.port, `compared${number}`)
      const account = await makeHistory(databaseUrl(dataFolder), person.id, bookings)
      people.push({ ...person, account })
    }
    const statements = {}
    for (const name of names) statements[name] = await statementsOf(service.port, people[0], name, sent)
    return { people, statements }
  } finally {
    await service.stop()
  }
}

/** The second time: what is kept from then on stands there already. */
async function statementsOf(port, person, name, sent) {
  const once = () => sendLoad({ port, people: [person], callOf: () => calls[name], requests: 1 })
  await once()
  await pause(onTheWayMs)
  sent.length = 0
  await once()
  await pause(onTheWayMs)
  const isOfPerson = ({ values }) => [person.id, person.account].some((id) => JSON.stringify(values).includes(id))
  return sent.filter(isOfPerson).map(({ text, values }) => ({ text, values: values.map((value) => sourceOf(value, person)) }))
}

function sourceOf(value, person) {
  if (value instanceof Date) return { from: 'now', value }
  return { from: value === person.id ? 'person' : 'fixed', value }
}
