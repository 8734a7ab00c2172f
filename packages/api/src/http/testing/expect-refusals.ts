import type { Contract } from '@app/schemas/api/contract'
import { errorAnswerSchema } from '@app/schemas/api/error-answer'
import { errors } from '@app/schemas/errors'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { isFew } from '../../testing/is-few.ts'
import { errorsOf } from '../call/errors-of.ts'
import { malformedRequests } from './malformed-requests.ts'

/** Not how fast it is, but that it ends: a request that hangs, or an expression that backtracks, takes longer on any machine. */
const longestMs = 20_000
/** As impatient clients send them: what they change may meet. */
const atOnce = 8
/** In every run of the tests, and at full length. */
const requestsOfEach = process.env['FAULTS'] === 'full' ? 500 : 200
/** Where few are wanted, every twentieth is sent: each way to be wrong meets the calls in turn. */
const every = isFew ? 20 : 1
export const leastRequests = requestsOfEach / every
/** What only the inside of the service may know: its files, its libraries and its questions to the database. */
const inside = /\n\s+at |\.[jt]s:\d+|node_modules|zod|syntaxerror|typeerror|\bselect\b.*\bfrom\b|insert into|pg_/i

type Headers = Readonly<Record<string, string>>

/** How many contracts have had their turn. */
let turns = 0

/** Sends every malformed request of a contract, and answers how many there were. `signIn` gives what lets a person in. */
export async function expectRefusals(
  app: FastifyInstance,
  contract: Contract,
  signIn: () => Promise<Headers> = async () => ({}),
): Promise<number> {
  const turn = turns++ % every
  const requests = malformedRequests(contract, requestsOfEach).filter((_one, index) => index % every === turn)
  const possible = new Set<string>([...errorsOf(contract), 'route_not_found', 'method_not_allowed'])
  const faults: string[] = []
  let headers = await signIn()
  for (let index = 0; index < requests.length; index += atOnce) {
    const sent = headers
    const answers = requests.slice(index, index + atOnce).map(async ({ about, request, isSurelyWrong }) => {
      const beganAt = performance.now()
      const answer = await ask(app, { ...request, headers: { ...sent, ...request.headers } })
      const tookMs = performance.now() - beganAt
      faults.push(...faultsIn({ ...answer, tookMs, isSurelyWrong }, possible).map((fault) => `${about}: ${fault}`))
      return answer.status
    })
    // Some requests are fine after all, and may have signed the person out.
    if ((await Promise.all(answers)).includes(401) && contract.who !== 'anyone') headers = await signIn()
  }
  expect(faults).toEqual([])
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

type Answer = { readonly status: number; readonly body: string; readonly tookMs: number; readonly isSurelyWrong: boolean }

/** Each on its own and not as an assertion: of these there are sixty thousand. */
function faultsIn({ status, body, tookMs, isSurelyWrong }: Answer, possible: ReadonlySet<string>): readonly string[] {
  return [
    ...(tookMs < longestMs ? [] : [`took ${tookMs} ms`]),
    ...(status < 500 ? [] : [`gave ${status}`]),
    ...(isSurelyWrong && status < 400 ? [`was let in with ${status}`] : []),
    ...(status >= 400 ? faultsInWords(status, body, possible) : []),
  ]
}

function faultsInWords(status: number, body: string, possible: ReadonlySet<string>): readonly string[] {
  const { success, data, error } = errorAnswerSchema.safeParse(parsed(body))
  if (!success) return [`is no error answer: ${error.message}`]
  const { code, detail, fields } = data
  const words = [detail, ...Object.values(fields ?? {}).flat()]
  return [
    // With a slash or two dots in a parameter the request is for another address.
    ...(possible.has(code) ? [] : [`has the code ${code}`]),
    ...(errors[code].status === status ? [] : [`gave ${status} with the code ${code}`]),
    // The name that was asked for may be repeated, between quotes.
    ...words.filter((sentence) => inside.test(sentence.replace(/“.*”/s, ''))).map((sentence) => `speaks of its inside: ${sentence}`),
  ]
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
