import type { Catalogue } from '@app/engine/author'
import { modeFile } from '../files.ts'
import type { Kind, Mutant } from '../kind.ts'
import { print } from '../lines.ts'
import { pick } from '../pick.ts'

/** The text of a mode, line by line. */
type Page = { readonly path: string; readonly lines: readonly string[] }

/** Mistakes of typing, before the text means anything. */
export const textKinds: readonly Kind[] = [
  onLine('a trailing comma', isLastEntry, (line) => [`${line},`], [0, 1]),
  onLine(
    'a missing comma',
    (line) => line.endsWith(','),
    (line) => [line.slice(0, -1)],
    [0, 1],
  ),
  onLine(
    'an unclosed string',
    (line) => /"[^"]*",?$/.test(line),
    (line) => [line.replace(/"(,?)$/, '$1')],
  ),
  onLine(
    'an unopened string',
    (line) => /^\s+"[^"]*"/.test(line),
    (line) => [line.replace('"', '')],
  ),
  onLine(
    'curly quotation marks',
    (line) => /^\s+"[^"]*"/.test(line),
    (line) => [line.replace(/"([^"]*)"/, '“$1”')],
  ),
  onLine(
    'single quotation marks',
    (line) => /^\s+"[^"]*"/.test(line),
    (line) => [line.replace(/"([^"]*)"/, "'$1'")],
  ),
  onLine(
    'a missing colon',
    (line) => /^\s+"[^"]*": /.test(line),
    (line) => [line.replace('": ', '" ')],
  ),
  onLine(
    'a comment',
    (line) => line.startsWith(' '),
    (line) => ['  // ask Kim about this', line],
  ),
  onLine(
    'a merge conflict',
    (line) => line.startsWith('  "'),
    (line) => ['<<<<<<< HEAD', line, '=======', line, '>>>>>>> theirs'],
  ),
  onLine('a __proto__ key', isOpening, (line) => [line, '"__proto__": { "admin": true },'], [1, 1]),
  onLine('a constructor key', isOpening, (line) => [line, '"constructor": { "prototype": true },'], [1, 1]),
  onLine(
    'a duplicate key',
    (line) => /^\s+"[^"]*": ".*",$/.test(line),
    (line) => [line, line],
    [0, 1],
  ),
  onLine('nesting 5,000 deep', (line) => line.startsWith('  "title"'), deepCondition, [1, 1]),
  onFile(
    'a second closing bracket',
    (lines) => [...lines.slice(0, -1), '}', ''],
    (lines) => lines.length,
  ),
  onFile(
    'a file that was saved by half',
    (lines) => lines.slice(0, Math.ceil(lines.length / 2)),
    (lines) => Math.ceil(lines.length / 2),
  ),
  onFile('an empty file', () => []),
  onFile('whitespace only', () => ['', '  \t', '']),
  onFile('a 5 MB file', (lines) => [...lines, ' '.repeat(5_000_000)]),
  onFile('a byte order mark', ([first, ...rest]) => [`\ufeff${first}`, ...rest]),
  onFile('CRLF line endings', (lines) => lines.map((line, index) => (index < lines.length - 1 ? `${line}\r` : line))),
  unread('a symbolic link', 'symlink'),
  unread('a file that cannot be read', 'unreadable'),
  unread('a file that is not UTF-8', 'not-utf8'),
]

/** Does something to one line; `shift` says on which lines after it the mistake shows. */
function onLine(
  name: string,
  fits: (line: string, following: string | undefined) => boolean,
  change: (line: string) => string[],
  shift: readonly [number, number] = [0, 0],
): Kind {
  return {
    name,
    mutate: (catalogue, mode) => {
      const { path, lines } = pageOf(catalogue, mode)
      const at = pick(
        [...lines.keys()].filter((index) => fits(lines[index] ?? '', lines[index + 1])),
        mode,
        name,
      )
      if (at === undefined) return undefined
      const text = [...lines.slice(0, at), ...change(lines[at] ?? ''), ...lines.slice(at + 1)].join('\n')
      return { path, text, lines: { first: at + 1 + shift[0], last: at + 1 + shift[1] }, about: [] }
    },
  }
}

function onFile(
  name: string,
  change: (lines: readonly string[]) => string[],
  lineOf: (lines: readonly string[]) => number = () => 1,
): Kind {
  return {
    name,
    mutate: (catalogue, mode) => {
      const { path, lines } = pageOf(catalogue, mode)
      const line = lineOf(lines)
      return { path, text: change(lines).join('\n'), lines: { first: line, last: line }, about: [] }
    },
  }
}

function unread(name: string, problem: NonNullable<Mutant['problem']>): Kind {
  return { name, mutate: (catalogue, mode) => ({ path: modeFile(catalogue, mode).path, problem, lines: { first: 1, last: 1 }, about: [] }) }
}

function pageOf(catalogue: Catalogue, mode: string): Page {
  const { path, data } = modeFile(catalogue, mode)
  return { path, lines: print(data).split('\n') }
}

function isLastEntry(line: string, following: string | undefined): boolean {
  return !/[,{[]$/.test(line) && following !== undefined && /^\s*[\]}]/.test(following)
}

function isOpening(line: string): boolean {
  return line.endsWith('{')
}

function deepCondition(line: string): string[] {
  return [line, `  "arrives": ${'{ "not": '.repeat(5000)}{}${' }'.repeat(5000)},`]
}
