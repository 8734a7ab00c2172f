import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { authContracts } from '@app/schemas/api/people/auth'
import { type Caller, call, callerFrom, exchange, type Sent, type Shaped } from './calls.ts'
import type { Send } from './series.ts'

/** Sends until it is known what became of it. A refusal is the code of the service. */
type Try = <Answer>(contract: Shaped<Answer>, sent?: Sent) => Promise<Outcome<Answer>>

type Outcome<Answer> = { readonly answer: Answer; readonly refused?: undefined } | { readonly answer?: undefined; readonly refused: string }

/** Somebody with a page that does not give up: it sends again what was lost, and signs in anew when it has to. */
export type Customer = {
  readonly id: string
  readonly tries: Try
  readonly sends: Send
  /** Has just entered the password, as those who take money out must have. */
  readonly signsIn: () => Promise<Caller>
}

/** `isOver`: the test has ended, and nobody is there to answer. `failed`: calls that the service has failed at. */
export type Attempts = { acknowledged: number; refused: number; sentAgain: number; isOver: boolean; readonly failed: string[] }

const againAfterMs = 200
const password = 'correct horse battery staple'
const refusals: readonly number[] = [402, 409, 422]

/** Registers somebody, from an address of their own. */
export async function newCustomer(port: number, number: number, attempts: Attempts): Promise<Customer> {
  const caller = callerFrom(`127.3.${number >> 7}.${1 + (number & 127)}`, port)
  const email = `customer${number}@example.com`
  const made = await call(caller, authContracts.registerPerson, {
    headers: { 'x-security-code': 'any' },
    body: { first_name: 'Pat', last_name: 'Example', email, password1: password },
  })
  if (!made) throw new Error('The service was not there for a registration.')
  let token = made.access
  const signIn = async () => {
    const answer = await call(caller, authContracts.logIn, { body: { email, password } })
    if (answer) token = answer.access
  }
  const tries: Try = async (contract, sent = {}) => {
    for (;;) {
      const told = await tryOnce({ ...caller, token }, contract, sent, attempts.failed)
      if (told !== undefined && told !== 'sign-in') return told
      attempts.sentAgain++
      if (attempts.isOver) throw new Error('The service was not there to the end.')
      if (told === 'sign-in') await signIn()
      else await pause(againAfterMs)
    }
  }
  const sends: Send = async (contract, sent) => {
    const { answer, refused } = await tries(contract, sent)
    if (refused !== undefined) throw new Error(`${contract.method} ${contract.path} was refused: ${refused}`)
    return answer
  }
  const signsIn = async () => {
    await signIn()
    return { ...caller, token }
  }
  return { id: made.user.pk, tries, sends, signsIn }
}

/** A key of its own, to be sent with every repetition of one request. */
export function withKey(body: object, more: Omit<Sent, 'body'> = {}): Sent {
  return { ...more, headers: { ...more.headers, 'idempotency-key': randomUUID() }, body }
}

/** Nothing while it may have happened, or not. */
async function tryOnce<Answer>(
  caller: Caller,
  contract: Shaped<Answer>,
  sent: Sent,
  failed: string[],
): Promise<Outcome<Answer> | 'sign-in' | undefined> {
  const got = await exchange(caller, contract, sent)
  if (got === undefined || got.status === 503) return undefined
  if (got.status === contract.status) return { answer: contract.answer.parse(JSON.parse(got.said)) }
  const { code } = JSON.parse(got.said) as { readonly code?: string }
  if (code === 'idempotency_in_progress') return undefined
  if (got.status === 401 || code === 'step_up_required') return 'sign-in'
  if (code !== undefined && refusals.includes(got.status)) return { refused: code }
  const fault = `${contract.method} ${contract.path} gave ${got.status}: ${got.said}`
  if (got.status < 500) throw new Error(fault)
  failed.push(fault)
  return undefined
}
