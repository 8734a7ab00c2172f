import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from '../../scripts/build.ts'

const here = new URL('.', import.meta.url)
const leastRounds = 15
const usage = `Usage: npm run bench -- [engine] [service] [web] [landings] [dashboard] [directory] [--json FILE] [--rounds N] [--turns N] [--seconds N] [--plans N]
  engine       the flow engines side by side; --rounds asks for more than ${leastRounds} rounds
  service      the service beside a bare route, --turns of --seconds each; its memory; and how long it takes to be ready
  web          the first step of a wizard on a slow phone, beside the barest page of the same kind
  landings     landing pages beside the same pages as plain files, and how many the service answers
  dashboard    what the dashboard costs as a history grows from 100 to 100,000 bookings, and what its first view loads
  directory    only when it is named: import of --plans plans (a million), and how evenly that many are searched
  --json FILE  also writes every figure`

const parts = { engine, service, web, landings, dashboard, directory }
const unasked = ['engine', 'service', 'web', 'landings', 'dashboard']
/** Those that look at pages. */
const ofPages = ['web', 'landings', 'dashboard']
const webRounds = 5

/** Measures the engine and the service, or the one that is named. */
async function main() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 18))
    return stop(`The benchmark needs Node 22.18 or newer, and this is ${process.versions.node}. “npm run bench” uses the right one.`)
  const options = readOptions()
  if (!options) return
  if (options.chosen.some((name) => ofPages.includes(name))) {
    tell('Building the web, if it has changed')
    if (!build()) return stop('Nothing was measured.')
  }
  const figures = {}
  for (const name of options.chosen) figures[name] = await parts[name](options)
  if (options.json) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`)
}

async function engine({ rounds }) {
  // Only the engines are compared with something that has to be installed.
  if (!peersInstalled()) installPeers()
  const { benchEngines } = await import('./bench.mjs')
  const { printEngineReport } = await import('./report.mjs')
  const figures = await benchEngines({ rounds, tell })
  tell('')
  printEngineReport(figures)
  return figures
}

async function service({ turns, seconds }) {
  const { benchService } = await import('./service/bench-service.mjs')
  const { printServiceReport } = await import('./service/report.mjs')
  const figures = await benchService({ turns, seconds, tell })
  tell('')
  printServiceReport(figures)
  return figures
}

async function web() {
  const { benchWeb } = await import('./web/bench-web.mjs')
  const { printWebReport } = await import('./web/report.mjs')
  const figures = await benchWeb({ rounds: webRounds, tell })
  tell('')
  printWebReport(figures)
  return figures
}

async function landings() {
  const { benchLandings } = await import('./landings/bench-landings.mjs')
  const { printLandingReport } = await import('./landings/report.mjs')
  const figures = await benchLandings({ rounds: webRounds, tell })
  tell('')
  printLandingReport(figures)
  return figures
}

async function dashboard({ turns, seconds }) {
  const { benchDashboard } = await import('./dashboard/bench-dashboard.mjs')
  const { printDashboardReport } = await import('./dashboard/report.mjs')
  const figures = await benchDashboard({ rounds: webRounds, turns, seconds, tell })
  tell('')
  printDashboardReport(figures)
  return figures
}

async function directory({ plans }) {
  const { benchDirectory } = await import('./directory/bench-directory.mjs')
  const { printDirectoryReport } = await import('./directory/report.mjs')
  const figures = await benchDirectory({ plans, tell })
  tell('')
  printDirectoryReport(figures)
  return figures
}

function readOptions() {
  const text = { type: 'string' }
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: text, rounds: text, turns: text, seconds: text, plans: text, help: { type: 'boolean' } },
    })
    if (values.help) return console.log(usage)
    const strange = positionals.find((name) => !Object.hasOwn(parts, name))
    if (strange !== undefined) return stop(`There is no part “${strange}”.\n${usage}`)
    const { rounds = leastRounds, turns = 3, seconds = 8, plans = 1_000_000 } = values
    if (!isWhole(rounds, leastRounds)) return stop(`--rounds takes a whole number, ${leastRounds} or more.`)
    if (!isWhole(turns, 1) || !isWhole(seconds, 1) || !isWhole(plans, 1))
      return stop('--turns, --seconds and --plans take a whole number, 1 or more.')
    const chosen = Object.keys(parts).filter((name) => (positionals.length === 0 ? unasked : positionals).includes(name))
    return { chosen, json: values.json, rounds: Number(rounds), turns: Number(turns), seconds: Number(seconds), plans: Number(plans) }
  } catch (error) {
    return stop(`${error.message}\n${usage}`)
  }
}

function isWhole(text, least) {
  return Number.isInteger(Number(text)) && Number(text) >= least
}

function stop(text) {
  console.error(text)
  process.exitCode = 2
}

/** What is being done, on one line of a terminal that is written over. */
function tell(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}

/** True when every peer is there in the version that package.json names. */
function peersInstalled() {
  return Object.entries(readJson('package.json').dependencies).every(([name, version]) => {
    const file = `node_modules/${name}/package.json`
    return existsSync(new URL(file, here)) && readJson(file).version === version
  })
}

function installPeers() {
  console.log('Installing the engines to compare with, into tests/bench/node_modules. This happens once.')
  const words = ['ci', '--ignore-scripts', '--loglevel=error']
  const npm = process.env.npm_execpath
  const { status } = npm ? spawnSync(process.execPath, [npm, ...words], inFolder) : spawnSync('npm', words, inFolder)
  if (status !== 0) console.log('They could not be installed. What is there is measured without them.')
}

const inFolder = { cwd: here, stdio: 'inherit' }

function readJson(file) {
  return JSON.parse(readFileSync(new URL(file, here), 'utf8'))
}
await main()
