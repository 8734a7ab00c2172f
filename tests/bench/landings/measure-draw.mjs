import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../service/median.mjs'

const lookEveryMs = 40
const liveWithinMs = 30_000

/** How much longer the first answer takes after a page was changed than one that is kept: the drawing. */
export async function measureDraw({ port, flowsFolder, name, rounds }) {
  const file = join(flowsFolder, `landings/${name}.json`)
  const text = readFileSync(file, 'utf8')
  const ask = async () => {
    const begunAt = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/${name}`, { headers: { accept: 'text/html' } })
    const body = await answer.text()
    return { ms: performance.now() - begunAt, body }
  }
  const drawn = []
  const kept = []
  for (let round = 0; round < rounds; round++) {
    const title = `Change ${round}: `
    writeFileSync(file, text.replace('"title": "', `"title": "${title}`))
    await pause(1_500)
    const giveUpAt = performance.now() + liveWithinMs
    let first = await ask()
    // Not live yet: what was asked meanwhile was the page as it was.
    while (!first.body.includes(title)) {
      if (performance.now() > giveUpAt) throw new Error('The changed page did not go live: its log says why.')
      await pause(lookEveryMs)
      first = await ask()
    }
    drawn.push(first.ms)
    for (let again = 0; again < 5; again++) kept.push((await ask()).ms)
  }
  writeFileSync(file, text)
  return Math.max(0, median(drawn) - median(kept))
}
