import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Diagnostic } from './diagnostic.ts'
import { type Problem, positionAt, type SourceFile } from './document.ts'
import { syntaxHelp } from './syntax-help.ts'

const maxCharacters = 400_000
const maxDepth = 40
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

export type Parsed = { readonly tree?: Node; readonly diagnostics: readonly Diagnostic[] }

/** Reads JSON strictly, without ever throwing: what cannot be read becomes a diagnostic with its line and column. */
export function parseFile(file: SourceFile): Parsed {
  if (file.problem !== undefined) return { diagnostics: [reading(file.path, '', 0, unreadable[file.problem])] }
  const { path, text } = file
  const say = (offset: number, problem: Problem) => reading(path, text, offset, problem)
  if (text.length > maxCharacters) return { diagnostics: [say(0, tooLarge(text.length))] }
  const byteOrderMark = text.charCodeAt(0) === 0xfeff
  if (byteOrderMark) return { diagnostics: [say(0, problems.byteOrderMark)] }
  if (text.trim() === '') return { diagnostics: [say(0, problems.empty)] }
  const deep = tooDeepAt(text)
  if (deep >= 0) return { diagnostics: [say(deep, problems.tooDeep)] }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true })
  const [first] = errors
  if (first || !tree) {
    const offset = first?.offset ?? 0
    return { diagnostics: [say(offset, syntaxHelp(first ? printParseErrorCode(first.error) : 'ValueExpected', text, offset))] }
  }
  const diagnostics = keyProblems(tree, text, say)
  const carriageReturn = text.indexOf('\r')
  if (carriageReturn >= 0) diagnostics.push({ ...say(carriageReturn, problems.lineEndings), severity: 'warning' })
  return diagnostics.some(({ severity }) => severity === 'error') ? { diagnostics } : { tree, diagnostics }
}

function reading(file: string, text: string, offset: number, problem: Problem): Diagnostic {
  return { severity: 'error', stage: 'read', file, ...positionAt(text, offset), ...problem }
}

/** The offset at which nesting goes too deep, or -1. Looked for before parsing: parsers recurse. */
function tooDeepAt(text: string): number {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (inString) {
      if (char === '\\') at++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') {
      if (++depth > maxDepth) return at
    } else if (char === '}' || char === ']') depth--
  }
  return -1
}

function keyProblems(tree: Node, text: string, say: (offset: number, problem: Problem) => Diagnostic): Diagnostic[] {
  const found: Diagnostic[] = []
  const visit = (node: Node) => {
    const seen = new Map<string, number>()
    for (const child of node.children ?? []) {
      const key = node.type === 'object' ? child.children?.[0] : undefined
      if (key) {
        const name = String(key.value)
        if (forbiddenKeys.has(name)) found.push(say(key.offset, forbidden(name)))
        const first = seen.get(name)
        if (first === undefined) seen.set(name, key.offset)
        else found.push(say(key.offset, duplicate(name, positionAt(text, first).line)))
      }
      visit(child)
    }
  }
  visit(tree)
  return found
}

const problems = {
  byteOrderMark: {
    rule: 'byte-order-mark',
    message: 'The file starts with an invisible byte order mark.',
    fix: 'Save it as “UTF-8”, not “UTF-8 with BOM”.',
  },
  empty: {
    rule: 'empty-file',
    message: 'The file is empty.',
    fix: 'Write the file, or delete it. “npm run flows -- new” makes one to start from.',
  },
  tooDeep: {
    rule: 'too-deep',
    message: `The file nests more than ${maxDepth} levels deep.`,
    fix: 'Take the innermost brackets apart; no flow needs this.',
  },
  lineEndings: {
    rule: 'line-endings',
    message: 'The file has Windows line endings.',
    fix: 'Save it with “LF” line endings; “npm run format” does it for you.',
  },
} satisfies Record<string, Problem>

const unreadable: Record<NonNullable<SourceFile['problem']>, Problem> = {
  symlink: {
    rule: 'symbolic-link',
    message: 'The file is a link to another place.',
    fix: 'Put a copy of the file here; links are not followed.',
  },
  unreadable: { rule: 'unreadable', message: 'The file cannot be read.', fix: 'Check its permissions.' },
  'not-utf8': { rule: 'not-utf8', message: 'The file is not UTF-8 text.', fix: 'Save it as UTF-8.' },
}

function tooLarge(length: number): Problem {
  return {
    rule: 'too-large',
    message: `The file has ${length.toLocaleString('en-US')} characters; the limit is ${maxCharacters.toLocaleString('en-US')}.`,
    fix: 'Split it: one file is one mode or one step.',
  }
}

function forbidden(name: string): Problem {
  return { rule: 'forbidden-key', message: `“${name}” may not be a key.`, fix: 'Remove it; such keys are used to attack programs.' }
}

function duplicate(name: string, line: number): Problem {
  return {
    rule: 'duplicate-key',
    message: `“${name}” stands twice in the same object: on line ${line} too. Only one would count.`,
    fix: 'Remove one of them.',
  }
}
