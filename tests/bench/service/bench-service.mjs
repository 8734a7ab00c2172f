import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { readMachine } from '../machine.mjs'
import { judgeServiceAims } from './aims.mjs'
import { startBare } from './bare-service.mjs'
import { compare } from './compare.mjs'
import { measureMemory } from './memory.mjs'
import { databaseUrl, startPrepared } from './our-service.mjs'
import { measureReady } from './ready.mjs'
import { preparePeople } from './statements.mjs'

const names = ['save', 'resume']
const connectionsAtOnce = [10, 50]
const marks = [10_000, 100_000]
const starts = 5

/** The service beside a bare route with the same statement, its memory under load, and how long it takes to be ready. */
export async function benchService({ turns, seconds, tell }) {
  const machine = readMachine()
  // A socket of the database has its path in here, and that may not be long.
  const folder = mkdtempSync(join(os.tmpdir(), 'bench-'))
  const where = { dataFolder: join(folder, 'data'), logFile: join(folder, 'log') }
  try {
    tell('Making people')
    const { people, statements } = await preparePeople({ ...where, count: Math.max(...connectionsAtOnce) })
    const comparisons = await measured(() => compareAll({ ...where, people, statements, turns, seconds, tell }))
    tell('Measuring memory')
    const memory = await measured(() => measureMemory({ ...where, people: people.slice(0, connectionsAtOnce[0]), marks }))
    tell('Measuring how long it takes to be ready')
    const ready = await measured(() => measureReady({ ...where, times: starts }))
    const sent = Object.fromEntries(Object.entries(statements).map(([name, all]) => [name, all.map(({ text }) => text)]))
    const figures = { machine, turns, seconds, statements: sent, comparisons, memory, ready }
    return { ...figures, aims: judgeServiceAims({ comparisons: comparisons.error ? [] : comparisons, memory, ready }) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compareAll({ people, statements, turns, seconds, tell, ...where }) {
  const services = []
  try {
    const ours = await startPrepared(where)
    services.push(ours)
    const bare = await startBare({ url: databaseUrl(where.dataFolder), statements })
    services.push(bare)
    const all = []
    for (const name of names) {
      for (const connections of connectionsAtOnce) {
        tell(`Comparing ${name}, ${connections} at once`)
        all.push(await compare({ ours, bare, people: people.slice(0, connections), name, turns, seconds }))
      }
    }
    return all
  } finally {
    for (const { stop } of services.reverse()) await stop()
  }
}

/** What cannot be measured is named, and the rest goes on. */
async function measured(work) {
  try {
    return await work()
  } catch (error) {
    return { error: error.message }
  }
}
