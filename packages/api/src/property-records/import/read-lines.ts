import type { Readable } from 'node:stream'
import { recordLength } from './layout.ts'

export type Line = { readonly number: number; readonly text: string }

// Enough to see that it is too long: a file without line breaks must not be held whole.
const most = 4 * recordLength

/** The lines of a file, as many at once as arrive. One character is one byte: positions are counted in bytes. */
export async function* readLines(source: Readable): AsyncGenerator<readonly Line[]> {
  let rest = ''
  let number = 0
  for await (const chunk of source) {
    const text: string = rest + (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('latin1'))
    const ended = text.split('\n')
    rest = (ended.pop() ?? '').slice(0, most)
    yield ended.flatMap((line) => lineOf(line, ++number))
  }
  yield lineOf(rest, ++number)
}

/** Empty lines, and the mark that ended files once, are nothing. */
function lineOf(raw: string, number: number): readonly Line[] {
  const text = raw.replace(/\r$/, '')
  return /^[\s\x1a]*$/.test(text) ? [] : [{ number, text }]
}
