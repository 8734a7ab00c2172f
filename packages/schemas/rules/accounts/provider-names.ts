import { bad, type Checked, good } from '../answers/checked.ts'
import { tidyText } from '../answers/short-text.ts'

const most = 50
const longest = 120

/** Names of providers as somebody remembers them: trimmed, without empty ones, and each once, however it is spelled. */
export function cleanProviderNames(typed: readonly string[]): Checked<string[], 'length' | 'max'> {
  const names = typed.map(tidyText).filter((name) => name !== '')
  const small = names.map((name) => name.toLowerCase())
  const once = names.filter((_, index) => small.indexOf(small[index] ?? '') === index)
  if (once.some((name) => name.length > longest)) return bad('length')
  return once.length > most ? bad('max') : good(once)
}
