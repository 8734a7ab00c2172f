import type { AnswerOf, Contract, Contracts } from '@app/schemas/api/contract'
import { errorAnswerSchema } from '@app/schemas/api/error-answer'
import type { serviceContracts } from '@app/schemas/api/service'
import { type ErrorCode, errors } from '@app/schemas/errors'
import { z } from 'zod'
import { mediaTypes } from '../answer/media-types.ts'
import { errorsOf } from '../call/errors-of.ts'

type Domains = Readonly<Record<string, Contracts>>
type OpenApi = AnswerOf<typeof serviceContracts.describeCalls>

/** Every call as an OpenAPI 3.1 document. */
export function openApi(domains: Domains): OpenApi {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [domain, contracts] of Object.entries(domains)) {
    for (const [name, contract] of Object.entries(contracts)) {
      paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operationOf(domain, name, contract) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'The calls of this service', version: '1', description: 'Made from the contracts that the service itself runs on.' },
    tags: Object.keys(domains).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(errorAnswerSchema, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'access_token' },
      },
    },
  }
}

function operationOf(domain: string, name: string, contract: Contract) {
  const { about, body, who, idempotent } = contract
  return {
    operationId: name,
    tags: [domain],
    summary: about,
    ...(who !== 'anyone' && { security: [{ bearer: [] }, { cookie: [] }] }),
    'x-who': who,
    'x-idempotent': idempotent,
    parameters: [...parametersOf('path', contract.params), ...parametersOf('query', contract.query), ...headersOf(contract)],
    ...(body && { requestBody: bodyOf(contract, body) }),
    responses: { [contract.status]: answerOf(contract), ...refusalsOf(contract) },
  }
}

function parametersOf(place: 'path' | 'query' | 'header', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: jsonSchema(field, 'input'),
  }))
}

function bodyOf({ takesForms, takesFile }: Contract, body: z.ZodType) {
  if (takesFile) return { required: true, content: { 'multipart/form-data': { schema: withFile(body, takesFile.field) } } }
  const content = { schema: jsonSchema(body, 'input') }
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': content, ...(takesForms && { 'application/x-www-form-urlencoded': content }) },
  }
}

function withFile(body: z.ZodType, field: string) {
  const { properties, required, ...form } = jsonSchema(body, 'input')
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { ...form, properties: { ...properties, [field]: file }, required: [...(required ?? []), field] }
}

/** Those that a contract names, and those that HTTP has for changes. */
function headersOf({ headers, versioned, idempotent }: Contract) {
  const text = { type: 'string' }
  return [
    ...parametersOf('header', headers),
    ...(versioned
      ? [{ name: 'If-Match', in: 'header', required: versioned === 'always', schema: text, description: 'The version it changes: "3".' }]
      : []),
    ...(idempotent.startsWith('by-key')
      ? [{ name: 'Idempotency-Key', in: 'header', required: idempotent === 'by-key', schema: text }]
      : []),
  ]
}

function answerOf({ sends, answer }: Contract) {
  const description = sends === 'events' ? 'A stream; the data of each event is of this kind.' : 'It worked.'
  const mediaType = mediaTypes[sends].replace(/;.*/, '')
  return { description, content: { [mediaType]: { schema: jsonSchema(answer, 'output') } } }
}

/** One status covers several errors, which differ by their codes. */
function refusalsOf(contract: Contract) {
  const byStatus = Map.groupBy(errorsOf(contract), (code) => errors[code].status)
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, refusal(codes)]))
}

function refusal(codes: readonly ErrorCode[]) {
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }] }
  return { description: codes.map((code) => errors[code].title).join(' '), content: { 'application/json': { schema } } }
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    cycles: 'throw',
    // A list that code may not change is no field that only the service may write.
    override: ({ jsonSchema: made }) => {
      delete made.readOnly
    },
  })
  return plain
}
