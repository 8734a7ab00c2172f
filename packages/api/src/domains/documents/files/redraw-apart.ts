import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FileProblem } from './file-problem.ts'

const script = fileURLToPath(new URL('./redraw-child.ts', import.meta.url))
const longestMs = 30_000
const idleMs = 20_000

type Answer = Buffer | FileProblem
type Redrawn = { readonly drawn: Uint8Array | FileProblem; readonly isFull: boolean }

let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Draws a picture anew in a process of its own, one after another: what opening it takes of memory goes with that process, and so would
 * a picture that breaks the decoder. It ends by itself when nobody sends pictures any more.
 */
export async function redrawApart(bytes: Buffer): Promise<Answer> {
  clearTimeout(idle)
  child ??= begin()
  const drawing = child
  try {
    return await ask(drawing, bytes)
  } finally {
    idle = setTimeout(() => forget(drawing), idleMs).unref()
  }
}

function begin(): ChildProcess {
  const { PATH } = process.env
  // Freed memory goes back sooner from two places than from one for every thread.
  const env = { ...(PATH !== undefined && { PATH }), MALLOC_ARENA_MAX: '2' }
  const begun = fork(script, { serialization: 'advanced', stdio: 'ignore', execArgv: [], env })
  begun.unref()
  begun.channel?.unref()
  begun.once('exit', () => {
    if (child === begun) child = undefined
  })
  return begun
}

function ask(drawing: ChildProcess, bytes: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    drawing.channel?.ref()
    const end = (answer: Answer) => {
      clearTimeout(late)
      drawing.off('message', heard).off('exit', broke)
      drawing.channel?.unref()
      resolve(answer)
    }
    const heard = ({ drawn, isFull }: Redrawn) => {
      // What a large picture has taken is given back by ending: the next one gets a new process.
      if (isFull) forget(drawing)
      end(drawn instanceof Uint8Array ? Buffer.from(drawn) : drawn)
    }
    const broke = () => end('broken')
    // Whatever keeps it busy: the next picture gets a new process.
    const late = setTimeout(() => drawing.kill('SIGKILL'), longestMs)
    drawing.on('message', heard).on('exit', broke)
    drawing.send(bytes, (error) => error && broke())
  })
}

function forget(drawing: ChildProcess): void {
  if (child === drawing) child = undefined
  drawing.kill()
}
