import type { Diagnostic } from '@app/engine/author'
import { bold, cyan, dim, red, yellow } from './style.ts'

/** A diagnostic as a person reads it: where, what, what to do, and the answers that show it. */
export function printDiagnostic(diagnostic: Diagnostic, print: (line?: string) => void): void {
  const { file, line, column, severity, rule, message, fix, answers, path } = diagnostic
  if (isToWrite(diagnostic)) {
    print(`${bold(`flows/${file}:${line}:${column}`)}  ${red('error')}  ${message}`)
    return
  }
  const mark = severity === 'error' ? red('error') : yellow('warning')
  print(`${bold(`flows/${file}:${line}:${column}`)}  ${mark}  ${dim(rule)}`)
  print(`  ${message}`)
  print(`  ${cyan('→')} ${fix}`)
  if (path && path.length > 0) print(dim(`  on the way: ${shorten(path)}`))
  const said = Object.entries(answers ?? {}).map(([fact, value]) => `${fact}=${value}`)
  if (said.length > 0) print(dim(`  with: ${said.slice(0, 8).join(', ')}${said.length > 8 ? ', …' : ''}`))
  print()
}

/** A text that waits for its words is no mistake: it is what is left to do. */
export function isToWrite({ rule, message }: Diagnostic): boolean {
  return rule === 'unfinished-text' && message.startsWith('Still to be ')
}

function shorten(path: readonly string[]): string {
  return path.length > 7 ? `… › ${path.slice(-6).join(' › ')}` : path.join(' › ')
}

export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
