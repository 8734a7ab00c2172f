import { randomUUID } from 'node:crypto'
import type { Contract, Received } from '@app/schemas/api/contract'
import { saidOf } from '@app/schemas/api/says'
import type { ErrorCode, Said } from '@app/schemas/errors'
import type { Words } from '@app/schemas/language'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Failure, fail } from '../../failure/failure.ts'
import type { Handler, Person, Sender } from '../call/handlers.ts'
import { mendBody } from './mend-body.ts'
import type { Upload } from './uploads.ts'

type Given<C extends Contract> = Parameters<Handler<C>>[0]

// 0: of what is not there yet.
const versionShape = /^"(0|[1-9]\d{0,8})"$/
const keyShape = /^[\w-]{8,100}$/

const keyWords: Words<string> = { en: 'Use 8 to 100 letters, digits, - and _.', es: 'Usa de 8 a 100 letras, dígitos, - y _.' }
const versionWords: Words<string> = {
  en: 'Send the version between quotes, such as "3".',
  es: 'Envía la versión entre comillas, por ejemplo "3".',
}
const addFile: Words<string> = { en: 'Add a file.', es: 'Agrega un archivo.' }

/** Everything a handler gets to see of a request, or what is wrong with it. */
export function readRequest<C extends Contract>(
  contract: C,
  request: FastifyRequest,
  sender: Sender,
  person: Person | undefined,
  { upload, unnamedKey }: { readonly upload: Upload | undefined; readonly unnamedKey: UnnamedKey | undefined },
): Given<C> | Failure {
  const { base, requestKey, missing } = readConditions(contract, request)
  if (missing) return missing
  const params = readPart('params', contract.params, request.params)
  const query = readPart('query', contract.query, request.query)
  const headers = readPart('headers', contract.headers, namedHeaders(contract, request))
  const body = readPart('body', contract.body, upload ? upload.fields : request.body, (given, issues) => mendBody(given, issues, contract))
  const wrong = [params, query, headers, body].flatMap((part) => part.problems ?? [])
  if (upload && !upload.file) wrong.push({ field: 'file', words: addFile, isUnknown: false })
  if (wrong.length > 0) {
    const code = wrong.some(({ isUnknown }) => isUnknown) ? 'unknown_field' : 'validation_failed'
    const byField = Map.groupBy(wrong, ({ field }) => field)
    return fail(code, { fields: Object.fromEntries([...byField].map(([field, all]) => [field, all.map(({ words }) => words)])) })
  }
  const received = { params: params.data, query: query.data, headers: headers.data, body: body.data } as Received<C>
  // The contract's own schemas have just made it so; what they make of a type still open cannot be followed.
  const isEqualSame = contract.idempotent === 'by-key-or-equal' && requestKey === undefined
  const equal = isEqualSame ? unnamedKey?.([person?.id, contract.path, contract.method, params.data, body.data]) : undefined
  const key = requestKey ?? equal ?? randomUUID()
  return { ...received, sender, person, base, requestKey: key, file: upload?.file } as unknown as Given<C>
}

type Conditions = { readonly base?: number; readonly requestKey?: string; readonly missing?: Failure<ErrorCode> }

/** The key of a request that has none and moves money: made of what it asks for, so that an equal one has the same. */
export type UnnamedKey = (asked: readonly unknown[]) => string

/** What HTTP says about a change: which version it was made from, and the name of the request for when it is sent again. */
function readConditions({ versioned, idempotent }: Contract, { headers }: FastifyRequest): Conditions {
  const match = headers['if-match']
  const key = headers['idempotency-key']
  if (idempotent === 'by-key' && key === undefined) return { missing: fail('idempotency_missing') }
  if (idempotent.startsWith('by-key') && key !== undefined && !(typeof key === 'string' && keyShape.test(key)))
    return { missing: wrongHeader('idempotency-key', keyWords) }
  if (versioned === 'always' && match === undefined) return { missing: fail('precondition_missing') }
  const [, number] = versionShape.exec(match ?? '') ?? []
  if (versioned && match !== undefined && number === undefined) return { missing: wrongHeader('if-match', versionWords) }
  return { ...(number !== undefined && { base: Number(number) }), ...(key !== undefined && { requestKey: String(key) }) }
}

function wrongHeader(name: string, words: Words<string>): Failure<'validation_failed'> {
  return fail('validation_failed', { fields: { [name]: [words] } })
}

function namedHeaders({ headers }: Contract, request: FastifyRequest): Readonly<Record<string, unknown>> {
  const names = Object.keys(headers?.shape ?? {}).filter((name) => request.headers[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, request.headers[name]]))
}

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

type Strange = { readonly path: readonly string[]; readonly words: Words<string> }

const tooDeep: Words<string> = { en: 'This is nested too deeply.', es: 'Esto tiene demasiados niveles.' }
const strangeText: Words<string> = {
  en: 'Take out the characters that can’t be shown.',
  es: 'Quita los caracteres que no se pueden mostrar.',
}
const strangeName: Words<string> = {
  en: 'The name of a field has characters that can’t be shown.',
  es: 'El nombre de un campo tiene caracteres que no se pueden mostrar.',
}

/** Groups within groups. No call needs as many. */
export const deepest = 32

/**
 * The first text or name that no store can hold as it is: with a null byte, or with half a character. What is nested
 * without end is found here too, before anything walks down it.
 */
function unreadable(value: unknown): Strange | undefined {
  const waiting: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: current, path } = next
    if (path.length > deepest) return { path: path.slice(0, 1), words: tooDeep }
    if (typeof current === 'string' && isStrange(current)) return { path, words: strangeText }
    if (typeof current !== 'object' || current === null) continue
    for (const [name, inner] of Object.entries(current)) {
      if (isStrange(name)) return { path, words: strangeName }
      waiting.push({ value: inner, path: [...path, name] })
    }
  }
  return undefined
}

function isStrange(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

type Issue = z.core.$ZodRawIssue
type Bound = 'least' | 'most'

/** What is wrong with a value, in plain words and without the value. A schema's own words come first. */
function wordsFor(issue: Issue): Said {
  return saidOf(issue) ?? plainWords(issue)
}

function plainWords(issue: Issue): Words<string> {
  if (issue.input === undefined) return { en: 'This is missing.', es: 'Falta este dato.' }
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? otherKind
  if (issue.code === 'too_small') return sizeWords(issue.origin, 'least', Number(issue.minimum))
  if (issue.code === 'too_big') return sizeWords(issue.origin, 'most', Number(issue.maximum))
  if (issue.code === 'invalid_value') return choiceWords(issue.values.slice(0, 20).map(String).join(', '))
  if (issue.code === 'not_multiple_of') return multipleWords(issue.divisor)
  if (issue.code === 'invalid_format') return { en: 'This isn’t written as it should be.', es: 'Esto no está escrito como debe.' }
  return notPossible
}

/** For what no schema has words of. */
const notPossible: Words<string> = {
  en: 'This isn’t one of the answers that are possible here.',
  es: 'Esta no es una de las respuestas posibles aquí.',
}
const otherKind: Words<string> = { en: 'This isn’t of the right kind.', es: 'Esto no es de la clase que se espera.' }
const group: Words<string> = { en: 'This must be a group of named fields.', es: 'Esto tiene que ser un grupo de campos con nombre.' }
const kinds: Readonly<Record<string, Words<string>>> = {
  string: { en: 'This must be a text.', es: 'Esto tiene que ser un texto.' },
  number: { en: 'This must be a number.', es: 'Esto tiene que ser un número.' },
  int: { en: 'This must be a whole number.', es: 'Esto tiene que ser un número entero.' },
  boolean: { en: 'This must be true or false.', es: 'Esto tiene que ser verdadero o falso.' },
  array: { en: 'This must be a list.', es: 'Esto tiene que ser una lista.' },
  object: group,
  record: group,
  null: { en: 'This must be empty.', es: 'Esto tiene que quedar vacío.' },
}

function choiceWords(values: string): Words<string> {
  return { en: `Choose one of these: ${values}.`, es: `Elige una de estas opciones: ${values}.` }
}

function multipleWords(divisor: number | bigint): Words<string> {
  return { en: `This must be a multiple of ${divisor}.`, es: `Esto tiene que ser un múltiplo de ${divisor}.` }
}

function sizeWords(origin: string, bound: Bound, limit: number): Words<string> {
  if (origin === 'string')
    return bound === 'least' && limit === 1
      ? { en: 'Enter something here.', es: 'Escribe algo aquí.' }
      : {
          en: `Use at ${bound} ${count(limit, 'character', 'characters')}.`,
          es: `Usa ${inSpanish[bound]} ${count(limit, 'carácter', 'caracteres')}.`,
        }
  if (origin === 'array' || origin === 'set')
    return {
      en: `Give at ${bound} ${count(limit, 'entry', 'entries')}.`,
      es: `Da ${inSpanish[bound]} ${count(limit, 'elemento', 'elementos')}.`,
    }
  return { en: `This must be at ${bound} ${limit}.`, es: `Esto tiene que ser ${inSpanish[bound]} ${limit}.` }
}

const inSpanish = { least: 'al menos', most: 'como máximo' } as const satisfies Readonly<Record<Bound, string>>

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
