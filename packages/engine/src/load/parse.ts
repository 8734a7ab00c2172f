import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Diagnostic } from './diagnostic.ts'
import { type Problem, positionAt, type SourceFile } from './document.ts'

const maxCharacters = 400_000
const splitIt = 'Split it: one file is one mode or one step.'
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
  'too-large': {
    rule: 'too-large',
    message: `The file is too large to be read; the limit is ${maxCharacters.toLocaleString('en-US')} characters.`,
    fix: splitIt,
  },
  'not-utf8': { rule: 'not-utf8', message: 'The file is not UTF-8 text.', fix: 'Save it as UTF-8.' },
}

function tooLarge(length: number): Problem {
  return {
    rule: 'too-large',
    message: `The file has ${length.toLocaleString('en-US')} characters; the limit is ${maxCharacters.toLocaleString('en-US')}.`,
    fix: splitIt,
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

type Help = Pick<Problem, 'message' | 'fix'>
type Sign = readonly [RegExp, Help]

/** What is written where JSON breaks off, and what was probably meant. The first that fits. */
const signs: readonly Sign[] = [
  [
    /^(<{7}|={7}|>{7})/,
    {
      message: 'Here are the marks of a merge that was not finished.',
      fix: 'Choose one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
    },
  ],
  [/^['‘’]/, { message: 'This is in single quotation marks.', fix: 'Write it in double ones: "like this".' }],
  [/^[“”„«»]/, { message: 'This is in curly quotation marks.', fix: 'Write straight ones: "like this".' }],
  [/^(\/\/|\/\*|#)/, { message: 'Comments are not allowed.', fix: 'Remove it. What a reviewer should know is in “notes”.' }],
  [/^(True|False|TRUE|FALSE)\b/, { message: 'true and false are written small.', fix: 'Write true or false, without quotation marks.' }],
  [/^(None|nil|undefined|NULL|Null)\b/, { message: 'There is no such value.', fix: 'Leave the line out where there is nothing to say.' }],
  [/^(yes|no|Yes|No)\b/, { message: 'Yes and no are written true and false.', fix: 'Write true or false, without quotation marks.' }],
  [/^;/, { message: 'There is a semicolon.', fix: 'Write a comma between entries, and nothing after the last.' }],
  [/^=/, { message: 'There is an equals sign.', fix: 'Write a colon between name and value.' }],
  [/^[$€£]/, { message: 'An amount is written without its sign.', fix: 'Write the number alone, such as 1000.' }],
  [/^[+.]\d|^0\d/, { message: 'This number is not written as JSON wants it.', fix: 'Write it plainly, such as 0.5 or 7.' }],
  [/^[A-Za-z_][\w-]*\s*:/, { message: 'This name is without quotation marks.', fix: 'Write it in double ones: "name":.' }],
  [
    /^[A-Za-z_]/,
    {
      message: 'There is a word without quotation marks.',
      fix: 'Put it in double ones. If it is part of a text, a quotation mark before it ended the text: write “ ” inside texts.',
    },
  ],
]

/** The likely meaning of a syntax error. `code` is the parser’s word for it. */
function syntaxHelp(code: string, text: string, offset: number): Problem {
  const rest = text.slice(offset)
  const before = text.slice(0, offset).trimEnd()
  if (/^,\s*[\]}]/.test(rest) || (before.endsWith(',') && /^[\]}]/.test(rest))) return trailingComma
  if (before.endsWith(',') && rest.trim() === '') return trailingComma
  if (/\d,$/.test(before) && /^0*\d{1,3}\b/.test(rest) && /[:[,]\s*-?\d{1,3},$/.test(before))
    return syntax({ message: 'There is a comma inside a number.', fix: 'Write it without: 1000.' })
  if (before.endsWith(',') && rest.startsWith(',')) return syntax({ message: 'There are two commas.', fix: 'Remove one.' })
  const sign = signs.find(([pattern]) => pattern.test(rest))
  if (sign) return syntax(sign[1])
  const open = openAt(text)
  return syntax(endings[code] ? { ...endings[code], ...(open && { fix: `${endings[code].fix} ${open}` }) } : plain)
}

const trailingComma: Problem = {
  rule: 'trailing-comma',
  message: 'There is a comma after the last entry.',
  fix: 'Remove the comma before this bracket.',
}

const plain: Help = { message: 'This is not JSON.', fix: 'Compare this line with one above that works.' }

const endings: Readonly<Record<string, Help>> = {
  InvalidSymbol: { message: 'There is a sign that JSON does not know.', fix: 'Remove it, or put it in quotation marks with its text.' },
  InvalidNumberFormat: { message: 'This number is not written as JSON wants it.', fix: 'Write it plainly, such as 0.5 or 1000.' },
  PropertyNameExpected: { message: 'A name in quotation marks is expected here.', fix: 'Write "name": before the value.' },
  ValueExpected: { message: 'A value is expected here.', fix: 'Write it after the colon, or remove the name.' },
  ColonExpected: {
    message: 'A colon is missing between a name and its value.',
    fix: 'Write "name": value. If no name is meant, a comma may be missing before.',
  },
  CommaExpected: {
    message: 'A comma is missing before this.',
    fix: 'Write a comma at the end of the entry before. If it is there, a bracket does not fit.',
  },
  CloseBraceExpected: { message: 'A closing } is missing.', fix: 'Close what was opened.' },
  CloseBracketExpected: { message: 'A closing ] is missing.', fix: 'Close what was opened.' },
  EndOfFileExpected: {
    message: 'There is text after the end of the file’s object.',
    fix: 'Remove it, or remove the } that closes too early.',
  },
  InvalidCommentToken: { message: 'Comments are not allowed.', fix: 'Remove it. What a reviewer should know is in “notes”.' },
  UnexpectedEndOfString: {
    message: 'A text has no closing quotation mark on its line.',
    fix: 'Write " at its end. A text stays on one line.',
  },
  InvalidCharacter: { message: 'There is a tab or another sign that a text may not have.', fix: 'Write a space instead.' },
  InvalidEscapeCharacter: { message: 'After a backslash JSON knows few signs.', fix: 'Write \\\\ for a backslash itself.' },
}

function syntax(help: Help): Problem {
  return { rule: 'syntax', ...help }
}

/** The first bracket that is never closed, or closed by the other kind, with its line. */
function openAt(text: string): string | undefined {
  const open: { readonly sign: string; readonly line: number }[] = []
  let line = 1
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\n') {
      line++
      inText = false
    } else if (inText) {
      if (sign === '\\') at++
      else if (sign === '"') inText = false
    } else if (sign === '"') inText = true
    else if (sign === '{' || sign === '[') open.push({ sign, line })
    else if (sign === '}' || sign === ']') {
      const last = open.pop()
      if (last && (last.sign === '{') !== (sign === '}'))
        return `The ${last.sign} of line ${last.line} is closed by ${sign} on line ${line}.`
    }
  }
  const last = open.at(-1)
  return last && `The ${last.sign} of line ${last.line} is never closed.`
}
