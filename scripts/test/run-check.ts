import type { Check } from './checks.ts'
import type { Outcome } from './outcome.ts'
import { root } from './root.ts'
import { runProgram } from './run-program.ts'

const quiet = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' }

/** A check counts as one test. What it prints is shown whole, when it fails: two of them run at a time. */
export async function runCheck({ title, command, args, tells }: Check): Promise<Outcome> {
  const { status, printed, seconds } = await runProgram({ command, args, env: quiet }, root)
  const holds = status === 0
  console.log(
    `${holds ? '✓' : '✗'} ${title} (${seconds.toFixed(1)} s)${(holds && !tells) || printed === '' ? '' : `\n${printed.trimEnd()}`}`,
  )
  return { title, seconds, passed: holds ? 1 : 0, failures: holds ? [] : [{ title, why: printed }], files: [] }
}
