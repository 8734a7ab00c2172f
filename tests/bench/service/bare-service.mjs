import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const bare = fileURLToPath(new URL('./bare.mjs', import.meta.url))
/** As many as the service has. */
const connections = 10

/** Starts the bare service in a process of its own. */
export async function startBare({ url, statements }) {
  const child = fork(bare, { serialization: 'advanced' })
  const exit = once(child, 'exit')
  const hear = async () => {
    const [said] = await Promise.race([once(child, 'message'), exit.then(() => [])])
    if (!said) throw new Error('the bare service ended by itself')
    return said
  }
  child.send({ url, statements, connections })
  const { port } = await hear()
  const cpuMs = async () => {
    child.send('cpu')
    const { user, system } = (await hear()).cpu
    return (user + system) / 1000
  }
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await exit
  }
  return { name: 'bare', port, cpuMs, stop }
}
