import type { Contract } from '@app/schemas/api/contract'
import { errorAnswerSchema } from '@app/schemas/api/error-answer'
import { type ErrorCode, errors } from '@app/schemas/errors'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { errorsOf } from '../errors-of.ts'
import { malformedRequests } from './malformed-requests.ts'

const longestMs = 2_000
/** In every run of the tests, and at full length. */
export const leastRequests = process.env['FAULTS'] === 'full' ? 500 : 200
/** What only the inside of the service may know: its files, its libraries and its questions to the database. */
const inside = /\n\s+at |\.[jt]s:\d+|node_modules|zod|syntaxerror|typeerror|\bselect\b.*\bfrom\b|insert into|pg_/i

type Headers = Readonly<Record<string, string>>

/** Sends every malformed request of a contract, and says how many there were. `signIn` gives what lets a person in. */
export async function expectRefusals(
  app: FastifyInstance,
  contract: Contract,
  signIn: () => Promise<Headers> = async () => ({}),
): Promise<number> {
  const requests = malformedRequests(contract, leastRequests)
  let headers = await signIn()
  for (const { about, request, isSurelyWrong } of requests) {
    const beganAt = performance.now()
    const { status, body } = await ask(app, { ...request, headers: { ...headers, ...request.headers } })
    // Some requests are fine after all, and may have signed the person out.
    if (status === 401 && contract.who !== 'anyone') headers = await signIn()
    expect(performance.now() - beganAt, about).toBeLessThan(longestMs)
    expect(status, about).toBeLessThan(500)
    if (isSurelyWrong) expect(status, about).toBeGreaterThanOrEqual(400)
    if (status >= 400) expectToldWell(contract, status, body, about)
  }
  return requests.length
}

async function ask(app: FastifyInstance, request: InjectOptions): Promise<{ readonly status: number; readonly body: string }> {
  const answer = await app.inject({ ...request, payloadAsStream: true })
  const stream = answer.stream()
  if (answer.statusCode >= 400) return { status: answer.statusCode, body: Buffer.concat(await stream.toArray()).toString() }
  // A stream that is let in would never end.
  stream.destroy()
  return { status: answer.statusCode, body: '' }
}

function expectToldWell(contract: Contract, status: number, body: string, about: string): void {
  const { code, detail, fields } = errorAnswerSchema.parse(JSON.parse(body))
  // With a slash or two dots in a parameter the request is for another address.
  const possible: readonly ErrorCode[] = [...errorsOf(contract), 'route_not_found']
  expect(possible, about).toContain(code)
  expect(errors[code].status, about).toBe(status)
  const words = [detail, ...Object.values(fields ?? {}).flat()]
  // The name that was asked for may be repeated, between quotes.
  for (const sentence of words) expect(sentence.replace(/“.*”/s, ''), about).not.toMatch(inside)
}
