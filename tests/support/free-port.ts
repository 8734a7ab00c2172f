import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to connections that go out: while a program is down between two starts, nobody else is given its port. */
const range = { first: 20_000, count: 10_000 }
const mostTries = 50

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries++) {
    const port = range.first + Math.floor(Math.random() * range.count)
    if (await isFree(port)) return port
  }
  throw new Error('There is no free port.')
}

async function isFree(port: number): Promise<boolean> {
  const asked = createServer()
  try {
    await once(asked.listen(port, '127.0.0.1'), 'listening')
    await new Promise((resolve) => asked.close(resolve))
    return true
  } catch {
    return false
  }
}
