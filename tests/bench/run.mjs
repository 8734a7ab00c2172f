import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const here = new URL('.', import.meta.url)
const leastRounds = 15

/** Installs the peers on first use, then measures. */
async function main() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 18))
    return stop(`The benchmark needs Node 22.18 or newer, and this is ${process.versions.node}. “npm run bench” uses the right one.`)
  const options = readOptions()
  if (!options) return
  if (!peersInstalled()) installPeers()
  const { bench } = await import('./bench.mjs')
  await bench(options)
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: { json: { type: 'string' }, rounds: { type: 'string' } } })
    const rounds = Number(values.rounds ?? leastRounds)
    if (Number.isInteger(rounds) && rounds >= leastRounds) return { rounds, json: values.json }
    return stop(`--rounds takes a whole number, ${leastRounds} or more.`)
  } catch (error) {
    return stop(`${error.message}\nUsage: npm run bench -- [--json FILE] [--rounds N]`)
  }
}

function stop(text) {
  console.error(text)
  process.exitCode = 2
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
