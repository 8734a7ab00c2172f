import { randomUUID } from 'node:crypto'
import type { Contract, Received } from '@app/schemas/api/contract'
import type { ErrorCode } from '@app/schemas/errors'
import type { Words } from '@app/schemas/language'
import type { FastifyRequest } from 'fastify'
import { type Failure, fail } from '../../failure/failure.ts'
import type { Handler, Person, Sender } from '../call/handlers.ts'
import { mendBody } from './mend-body.ts'
import { readPart } from './read-part.ts'
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
