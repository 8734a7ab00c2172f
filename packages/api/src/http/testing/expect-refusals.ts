import type { Contract } from '@app/schemas/api/contract'
import { errorAnswerSchema } from '@app/schemas/api/error-answer'
import { errors } from '@app/schemas/errors'
import { languages } from '@app/schemas/language'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { englishIn } from '../../testing/english-in.ts'
import { isFew } from '../../testing/is-few.ts'
import { errorsOf } from '../call/errors-of.ts'
import { malformedRequests } from './malformed-requests.ts'

/** Not how fast it is, but that it ends: a request that hangs, or an expression that backtracks, takes longer on any machine. */
const longestMs = 60_000
/** As impatient clients send them: what they change may meet. */
const atOnce = 8
/** In every run of the tests, and at full length. */
const requestsOfEach = process.env['FAULTS'] === 'full' ? 500 : 200
/** Where few are wanted, every fiftieth is sent: each way to be wrong meets the calls in turn. */
const every = isFew ? 50 : 1
export const leastRequests = requestsOfEach / every
/** What only the inside of the service may know: its files, its libraries and its questions to the database. */
const inside = /\n\s+at |\.[jt]s:\d+|node_modules|zod|syntaxerror|typeerror|\bselect\b.*\bfrom\b|insert into|pg_/i

type Headers = Readonly<Record<string, string>>

/** What only programs meet, and the names of experiments that a page of ours sends by itself. */
const toPrograms: ReadonlySet<string> = new Set([
  'Send a form with parts: multipart/form-data.',
  'The form names a field twice.',
  'The request does not say which host it is for.',
  'The address of the request cannot be read.',
  'There is no test of this name.',
])

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
    const answers = requests.slice(index, index + atOnce).map(async ({ about, request, isSurelyWrong }, place) => {
      const language = languages[place % languages.length]
      const beganAt = performance.now()
      const answer = await ask(app, { ...request, headers: { 'accept-language': language, ...sent, ...request.headers } })
      const tookMs = performance.now() - beganAt
      faults.push(
        ...faultsIn({ ...answer, tookMs, isSurelyWrong, mayBeEnglish: language === 'en' || readsEnglish(contract) }, possible).map(
          (fault) => `${about}: ${fault}`,
        ),
      )
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

type Answer = {
  readonly status: number
  readonly body: string
  readonly tookMs: number
  readonly isSurelyWrong: boolean
  readonly mayBeEnglish: boolean
}

/** Each on its own and not as an assertion: of these there are sixty thousand. */
function faultsIn({ status, body, tookMs, isSurelyWrong, mayBeEnglish }: Answer, possible: ReadonlySet<string>): readonly string[] {
  return [
    ...(tookMs < longestMs ? [] : [`took ${tookMs} ms`]),
    ...(status < 500 ? [] : [`gave ${status}`]),
    ...(isSurelyWrong && status < 400 ? [`was let in with ${status}`] : []),
    ...(status >= 400 ? faultsInWords(status, body, possible) : []),
    ...(status >= 400 && !mayBeEnglish ? englishWords(body).map((sentence) => `says in English: ${sentence}`) : []),
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

/** The desk is in English alone, and so is what developers open: docs/decisions/59-desk-in-english.md. */
function readsEnglish({ who, path }: Contract): boolean {
  return who === 'staff' || path.startsWith('/api/personas/')
}

/** What an answer in Spanish says in English. Names of options are quoted as they are sent, and two codes have a text that clients rely on. */
function englishWords(body: string): readonly string[] {
  const { data } = errorAnswerSchema.safeParse(parsed(body))
  if (!data) return []
  const { detail, fields } = data
  const words = 'detail' in errors[data.code] ? [fields] : [detail, fields]
  return englishIn(words).filter((sentence) => !sentence.startsWith('Elige una de estas opciones: ') && !toPrograms.has(sentence))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
