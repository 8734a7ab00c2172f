import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { readMachine } from '../machine.mjs'
import { median } from '../service/median.mjs'
import { databaseUrl, startOurs } from '../service/our-service.mjs'
import { loadPage } from '../web/load-page.mjs'
import { judgeDashboardAims } from './aims.mjs'
import { compareReads } from './compare-reads.mjs'
import { makeHistory } from './make-history.mjs'
import { measureReads, signUp } from './measure-reads.mjs'
import { pressOverview } from './press-overview.mjs'
import { serveBarePage } from './serve-bare-page.mjs'

const sizes = { few: 100, many: 100_000 }
/** A booking a day. */
const tenYears = 3652
/** What the overview asks for beside what every page of the frame does, and what the page of investments adds. */
const reads = {
  history: '/api/v1/accounts/investment_account/history/',
  accounts: '/api/v1/apex/user/accounts/',
  performance: '/api/v1/accounts/investment_account/performance/',
}

/** What the dashboard costs as a person’s history grows, and what its first view loads. */
export async function benchDashboard({ rounds, turns, seconds, tell }) {
  const found = findBrowser()
  const folder = mkdtempSync(join(os.tmpdir(), 'bench-'))
  const dataFolder = join(folder, 'data')
  const closings = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const beside = await compareReads({ dataFolder, logFile: join(folder, 'log'), turns, seconds, tell })
    tell('Building the bare page')
    const bare = await serveBarePage(join(folder, 'bare'))
    closings.push(bare.stop)
    tell('Starting the service')
    const ours = await startOurs({ dataFolder, logFile: join(folder, 'log') })
    closings.push(ours.stop)
    const people = {}
    for (const [name, bookings] of Object.entries(sizes)) {
      tell(`Booking ${bookings} movements`)
      people[name] = await signUp(ours.port, name)
      await makeHistory(databaseUrl(dataFolder), people[name].id, bookings)
    }
    tell('Reading')
    const costs = {}
    for (const [name, path] of Object.entries(reads)) costs[name] = await measureReads(ours.port, people, path)
    const browser = await found.open()
    closings.push(() => browser.close())
    const [loads, bareLoads] = [[], []]
    for (let round = 0; round < rounds; round++) {
      tell(`Loading the overview and the bare page, ${round + 1} of ${rounds}`)
      loads.push(await loadOverview(browser, ours.port, people.few))
      bareLoads.push(await loadBare(browser, bare.port))
    }
    tell('Using the overview')
    const used = await pressBoth(browser, ours.port, people, dataFolder)
    const figures = { machine: readMachine(), rounds, sizes, costs, beside, load: medians(loads), bare: medians(bareLoads), used }
    return { ...figures, aims: judgeDashboardAims(figures) }
  } finally {
    for (const close of closings.reverse()) await close()
  }
}

/** Somebody with two years of data, and somebody with ten. */
async function pressBoth(browser, port, people, dataFolder) {
  const origin = `http://127.0.0.1:${port}`
  const long = await signUp(port, 'long')
  await makeHistory(databaseUrl(dataFolder), long.id, tenYears, tenYears)
  const use = (person) => pressOverview(browser, origin, signInAs(origin, person))
  return { two: await use(people.few), ten: await use(long) }
}

async function loadBare(browser, port) {
  const { context, page: _page, ...figures } = await loadPage(browser, `http://127.0.0.1:${port}/`, { ready: 'svg[role=img]' })
  await context.close()
  return figures
}

function medians(loads) {
  return Object.fromEntries(Object.keys(loads[0]).map((figure) => [figure, median(loads.map((one) => one[figure]))]))
}

function signInAs(origin, { email, password }) {
  return (context) => context.request.post(`${origin}/login`, { data: { email, password }, headers: { origin } })
}

/** The first view of a person who is signed in, with an empty cache. */
async function loadOverview(browser, port, person) {
  const origin = `http://127.0.0.1:${port}`
  const { context, page, ...figures } = await loadPage(browser, `${origin}/dashboard`, {
    ready: 'svg[role=img]',
    prepare: signInAs(origin, person),
  })
  const calls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime, responseEnd }) => (name.includes('/api/v1/') ? [{ startTime, responseEnd }] : [])),
  )
  await context.close()
  return { ...figures, calls: calls.length, rounds: roundsOf(calls) }
}

/** How many times something was asked for after an answer to what was asked before it: the longest chain. */
function roundsOf(calls) {
  const inOrder = calls.toSorted((one, other) => one.startTime - other.startTime)
  const depths = []
  for (const call of inOrder) {
    const before = depths.filter(({ responseEnd }) => responseEnd <= call.startTime).map(({ depth }) => depth)
    depths.push({ ...call, depth: Math.max(0, ...before) + 1 })
  }
  return Math.max(0, ...depths.map(({ depth }) => depth))
}
