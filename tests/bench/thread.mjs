import { Worker } from 'node:worker_threads'

/** Runs a file of this folder in a thread of its own and collects what it says, until it ends or the time is up. */
export function runThread(file, limitMs) {
  const said = []
  return new Promise((resolve) => {
    const worker = new Worker(new URL(file, import.meta.url))
    const limit = setTimeout(() => finish({ timedOut: true }), limitMs)
    const finish = (ending) => {
      clearTimeout(limit)
      worker.terminate()
      resolve({ said, ...ending })
    }
    worker.on('message', (message) => said.push(message))
    worker.on('error', (error) => finish({ error: error.message }))
    worker.on('exit', () => finish({}))
  })
}
