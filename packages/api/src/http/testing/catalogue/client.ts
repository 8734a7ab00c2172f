import { randomUUID } from 'node:crypto'
import type { Contract } from '@app/schemas/api/contract'
import { domains } from '@app/schemas/api/domains'
import { picture } from '../../../domains/documents/testing/pictures.ts'
import { multipart } from '../../../testing/multipart.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { openTraces, type Traces } from './traces.ts'

type Sent = { readonly status: number; readonly body: Body; readonly text: string }
// biome-ignore lint/suspicious/noExplicitAny: a client that knows the catalogue alone looks into answers of every shape
type Body = any

type Sending = {
  readonly body?: unknown
  /** What stands in the braces of its path. */
  readonly at?: Readonly<Record<string, string>>
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Whether it is “same origin”: a browser says so of our own pages. */
  readonly isOwnPage?: boolean
}

/** Sends calls as somebody would who has read the catalogue and nothing else: no Idempotency-Key, no If-Match. */
export type CatalogueClient = {
  readonly send: (call: string, sending?: Sending) => Promise<Sent>
  readonly upload: (call: string, fields: Readonly<Record<string, string>>) => Promise<Sent>
  readonly signIn: (access: string) => void
  /** A call of ours that the catalogue does not have. */
  readonly own: TestApp['ask']
  /** Every call that was sent, with the best answer that it got. */
  readonly answers: ReadonlyMap<string, Sent>
  /** What moved money, with the answer to the same request when it was sent once more. */
  readonly sentAgain: ReadonlyMap<string, { readonly first: Sent; readonly again: Sent }>
  /** What each call was seen to do. */
  readonly traces: Traces
}

/** Where equal requests of the last minute count as one. */
export const callsThatMoveMoney: readonly string[] = Object.values(domains).flatMap((contracts) =>
  Object.values<Contract>(contracts).flatMap(({ idempotent, method, path }) =>
    idempotent === 'by-key-or-equal' ? [`${method} ${path}`] : [],
  ),
)

/** `call` is a line of the catalogue: “POST /api/v1/auth/login/”. */
export function catalogueClient(service: TestApp): CatalogueClient {
  const answers = new Map<string, Sent>()
  const sentAgain = new Map<string, { readonly first: Sent; readonly again: Sent }>()
  const traces = openTraces(service)
  let token: string | undefined
  const record = (call: string, sent: Sent) => {
    const before = answers.get(call)
    if (!before || sent.status < before.status) answers.set(call, sent)
    return sent
  }
  const addressOf = (call: string, at: Readonly<Record<string, string>>) => {
    const [method = '', path = ''] = call.split(' ')
    const url = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => at[name] ?? randomUUID())
    return { method: method as 'GET', url }
  }
  return {
    answers,
    sentAgain,
    traces,
    own: (request) => service.ask({ ...request, ...(token !== undefined && { token }) }),
    signIn: (access) => {
      token = access
    },
    send: async (call, { body, at = {}, query = '', headers: own = {}, isOwnPage = false } = {}) => {
      const { method, url } = addressOf(call, at)
      const headers = {
        ...own,
        ...(isOwnPage && { 'sec-fetch-site': 'same-origin' }),
        'x-security-code': 'any',
        'accept-language': 'es',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const payload = { headers, ...(body !== undefined && { payload: JSON.stringify(body) }) }
      const request = { method, url: `${url}${query}`, ...payload, ...(token !== undefined && { token }) }
      const first = await traces.during(call, () => service.ask(request))
      if (first.status < 300 && callsThatMoveMoney.includes(call)) sentAgain.set(call, { first, again: await service.ask(request) })
      return record(call, first)
    },
    upload: async (call, fields) => {
      const file = { field: 'file', name: 'photo.jpg', value: await picture().jpeg().toBuffer() }
      const parts = multipart([...Object.entries(fields).map(([field, value]) => ({ field, value })), file])
      const request = { ...addressOf(call, {}), ...parts, ...(token !== undefined && { token }) }
      return record(call, await traces.during(call, () => service.ask(request)))
    },
  }
}
