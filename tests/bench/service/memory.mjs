import { setTimeout as pause } from 'node:timers/promises'
import { calls } from './calls.mjs'
import { sendLoad } from './load.mjs'
import { startPrepared } from './our-service.mjs'
import { renewTokens } from './people.mjs'

const mixed = [calls.save, calls.resume, calls.read]
const settleMs = 3_000

/** How much memory a fresh service holds after each of these numbers of requests: saves, resumes and reads in turn. */
export async function measureMemory({ people, marks, ...where }) {
  const service = await startPrepared(where)
  try {
    const { port } = service
    const held = []
    let sent = 0
    for (const requests of marks) {
      await renewTokens(port, people)
      await sendLoad({ port, people, callOf: (asked) => mixed[asked % mixed.length], requests: requests - sent })
      sent = requests
      await pause(settleMs)
      held.push({ requests, bytes: await service.memoryBytes() })
    }
    return { held, growth: held.at(-1).bytes / held[0].bytes - 1 }
  } finally {
    await service.stop()
  }
}
