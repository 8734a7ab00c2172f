import type { Problem } from './document.ts'

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
export function syntaxHelp(code: string, text: string, offset: number): Problem {
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
