import { type ChildProcess, spawn } from 'node:child_process'

export type Program = { readonly command: string; readonly args: readonly string[]; readonly env?: Readonly<Record<string, string>> }
type Ran = { readonly status: number | null; readonly printed: string; readonly seconds: number }

const running = new Set<ChildProcess>()
// A terminal tells all of its programs that it closes; whoever ends this one alone ends what it has begun.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(1)
  })
}

/** Runs a program to its end. What it prints is collected, or goes straight to the terminal when it is `shown`. */
export async function runProgram({ command, args, env }: Program, cwd: string, shown = false): Promise<Ran> {
  const startedAt = performance.now()
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      printed += error.message
      resolve(null)
    })
    child.once('close', resolve)
  })
  running.delete(child)
  return { status, printed, seconds: (performance.now() - startedAt) / 1000 }
}
