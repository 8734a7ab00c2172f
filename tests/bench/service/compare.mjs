import { setTimeout as pause } from 'node:timers/promises'
import { calls } from './calls.mjs'
import { sendLoad } from './load.mjs'
import { median } from './median.mjs'
import { renewTokens } from './people.mjs'

const warmUpSeconds = 3
const betweenMs = 300

/** Our service and the bare one in turns, each time the other one first, so that whatever else the machine does hits both alike. */
export async function compare({ ours, bare, people, name, turns, seconds }) {
  await renewTokens(ours.port, people)
  const pairs = []
  for (const one of [ours, bare]) await takeTurn(one, { people, name, seconds: Math.min(seconds, warmUpSeconds) })
  for (let turn = 0; turn < turns; turn++) {
    const pair = {}
    for (const one of turn % 2 === 0 ? [ours, bare] : [bare, ours]) pair[one.name] = await takeTurn(one, { people, name, seconds })
    pairs.push(pair)
  }
  return {
    call: name,
    title: calls[name].title,
    connections: people.length,
    ours: middle(pairs.map((pair) => pair.ours)),
    bare: middle(pairs.map((pair) => pair.bare)),
    // Of two turns that stood side by side.
    throughput: median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond)),
    p99: median(pairs.map((pair) => pair.ours.p99 / pair.bare.p99)),
    pairs,
  }
}

async function takeTurn({ port, cpuMs }, { people, name, seconds }) {
  await pause(betweenMs)
  const before = await cpuMs()
  const { answered, ...figures } = await sendLoad({ port, people, callOf: () => calls[name], seconds })
  return { ...figures, cpuUs: (((await cpuMs()) - before) / answered) * 1000 }
}

function middle(all) {
  return Object.fromEntries(Object.keys(all[0]).map((figure) => [figure, median(all.map((one) => one[figure]))]))
}
