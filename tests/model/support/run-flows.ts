import { stripVTControlCharacters } from 'node:util'
import { runCommand } from '../../../scripts/flows/run-command.ts'

/** Runs a command of `npm run flows` in this process, and answers with what it printed. */
export async function runFlows(
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ readonly code: number; readonly out: string }> {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await runCommand(words, { env: { ...process.env, ...env }, print, printError: print })
  return { code, out: lines.map((line) => `${stripVTControlCharacters(line)}\n`).join('') }
}
