import type { Said } from '@app/schemas/errors'
import type { Words } from '@app/schemas/language'
import { z } from 'zod'
import { unreadable } from './unreadable.ts'
import { notPossible, wordsFor } from './words-for.ts'

type PartName = 'params' | 'query' | 'headers' | 'body'

/** What is wrong with a field. Its value is never repeated. */
type FieldProblem = { readonly field: string; readonly words: Said; readonly isUnknown: boolean }

type Read =
  | { readonly data: unknown; readonly problems?: undefined }
  | { readonly data?: undefined; readonly problems: readonly FieldProblem[] }

/** What is meant by a value that is not as the schema has it, when that is clear. */
type Mend = (value: unknown, issues: readonly z.core.$ZodIssue[]) => unknown

const nothing = z.strictObject({})
const mostProblems = 50
const longestName = 80
const isName = /^([a-z_$][\w$-]*|\d{1,4})$/i

/** Reads a part of a request by its schema. What no schema speaks of is refused. */
export function readPart(part: PartName, schema: z.ZodType | undefined, value: unknown, mend: Mend = () => undefined): Read {
  if (schema === undefined && isNothing(value)) return { data: {} }
  const strange = unreadable(value)
  if (strange) return { problems: [{ field: nameOf(part, strange.path), words: strange.words, isUnknown: false }] }
  const said = new Map<string, Said>()
  const read = (schema ?? nothing).safeParse(value, { error: (issue) => inEnglish(said, wordsFor(issue)) })
  if (read.success) return { data: read.data }
  const mended = mend(value, read.error.issues)
  if (mended !== undefined) return readPart(part, schema, mended)
  return { problems: read.error.issues.flatMap((issue) => problemsOf(part, issue, said.get(issue.message))).slice(0, mostProblems) }
}

function isNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined
  return !Array.isArray(value) && Object.keys(value).length === 0
}

/** An issue has one text: by its English the words of every language are found again. */
function inEnglish(said: Map<string, Said>, words: Said): string {
  said.set(words.en, words)
  return words.en
}

const notKnown: Words<string> = { en: 'This field isn’t known here.', es: 'Aquí no se conoce este campo.' }

function problemsOf(part: PartName, issue: z.core.$ZodIssue, words: Said = notPossible): readonly FieldProblem[] {
  if (issue.code !== 'unrecognized_keys') return [{ field: nameOf(part, issue.path), words, isUnknown: false }]
  // The sender made its name up, and may have put anything into it: it is not repeated.
  return issue.keys.map(() => ({ field: nameOf(part, [...issue.path, '?']), words: notKnown, isUnknown: true }))
}

function nameOf(part: PartName, path: readonly PropertyKey[]): string {
  return path.length === 0 ? part : path.map(tellable).join('.').slice(0, longestName)
}

/** A name that the sender made up may itself be personal: only what looks like a name is repeated. */
function tellable(name: PropertyKey): string {
  const text = String(name)
  return typeof name === 'number' || isName.test(text) ? text : '?'
}
