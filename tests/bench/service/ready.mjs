import { rmSync } from 'node:fs'
import { median } from './median.mjs'
import { startOurs } from './our-service.mjs'

/** From the start of the process to its word that it is ready: with a data folder that it has to make first, and with one that is there. */
export async function measureReady({ dataFolder, logFile, times }) {
  const empty = []
  const existing = []
  for (let round = 0; round < times; round++) {
    rmSync(dataFolder, { recursive: true, force: true })
    empty.push(await startAndStop({ dataFolder, logFile }))
    existing.push(await startAndStop({ dataFolder, logFile }))
  }
  return { empty: { median: median(empty), times: empty }, existing: { median: median(existing), times: existing } }
}

async function startAndStop(where) {
  const { readyMs, stop } = await startOurs(where)
  await stop()
  return readyMs
}
