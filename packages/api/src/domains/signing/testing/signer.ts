import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../testing/test-app.ts'
import { borrower } from '../../loans/testing/borrower.ts'

const root = '/api/v1/signing'

export type Paper = {
  readonly paper: string
  readonly hash: string
  readonly title: string
  readonly facts: { name: string; value: string }[]
}

/** The calls about signing, as one person makes them. */
export function callsOf({ ask }: Pick<TestApp, 'ask'>, token: string) {
  const read = async () => (await ask({ method: 'GET', url: `${root}/`, token })).body
  const headersOf = (key: string) => ({ 'idempotency-key': key })
  return {
    read,
    sign: async (own: object = {}, key: string = randomUUID()) =>
      ask({ method: 'POST', url: `${root}/sign/`, token, headers: headersOf(key), payload: { ...signatureOf(await read()), ...own } }),
    signAs: (payload: object, key: string = randomUUID()) =>
      ask({ method: 'POST', url: `${root}/sign/`, token, headers: headersOf(key), payload }),
    handOver: (send = 'nowhere') => ask({ method: 'POST', url: `${root}/phone/`, token, payload: { send } }),
    documents: async () => (await ask({ method: 'GET', url: '/api/v1/documents/', token })).body.results,
  }
}

/** The calls of a telephone that was handed the papers. */
export function phoneOf({ ask }: Pick<TestApp, 'ask'>) {
  const withKey = (key: string) => ({ 'x-signing-key': key })
  return {
    enter: (address: string) =>
      ask({ method: 'POST', url: `${root}/phone/enter/`, payload: { token: new URL(address).hash.replace('#papers=', '') } }),
    read: (key: string) => ask({ method: 'GET', url: `${root}/phone/papers/`, headers: withKey(key) }),
    file: (key: string, paper: string) => ask({ method: 'GET', url: `${root}/phone/papers/${paper}/file/`, headers: withKey(key) }),
    sign: (key: string, payload: object) =>
      ask({ method: 'POST', url: `${root}/phone/sign/`, headers: { ...withKey(key), 'idempotency-key': randomUUID() }, payload }),
  }
}

/** Everything that waits, as it was read, under the name that people of tests have. */
export function signatureOf({ waiting }: { readonly waiting: readonly Paper[] }) {
  return { papers: waiting.map(({ paper, hash }) => ({ paper, hash })), agreed: true, signed_name: 'pat example' }
}

/** A person who has asked for a loan: its note waits for them. */
export async function signer(service: TestApp) {
  const person = await borrower(service)
  const { body: loan } = await person.request({ borrow_amount: 12_000, term: 1 })
  const calls = callsOf(service, person.access)
  /** Notes of loans that are signed: the papers of their plan were signed before. */
  const signedNotes = async () => (await calls.read()).signed.filter(({ kind }: { kind: string }) => kind === 'loan')
  return { ...person, ...calls, loan, signedNotes, readLoan: () => person.read(loan.pk) }
}
