import { randomUUID } from 'node:crypto'
import type { Contract } from '@app/schemas/api/contract'
import type { StoryService } from './story-service.ts'

export type SentCall = {
  readonly payload?: object | undefined
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly token?: string | undefined
  /** The version that a change is made from. */
  readonly base?: number
  readonly headers?: Readonly<Record<string, string>>
}

export type CallOf<Answer> = Pick<Contract, 'method' | 'path'> & { readonly answer: { readonly parse: (given: unknown) => Answer } }

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/604.1'

/** Makes a call as a browser at that address would, and reads its answer by the contract. */
export async function sendCall<Answer>(
  { app }: Pick<StoryService, 'app'>,
  remoteAddress: string,
  { method, path, answer: shape }: CallOf<Answer>,
  { payload, params = {}, query = {}, token, base, headers }: SentCall = {},
): Promise<Answer> {
  const url = path.replace(/\{([^}]*)\}/g, (_, name: string) => params[name] ?? '')
  const answer = await app.inject({
    method,
    url,
    query: { ...query },
    remoteAddress,
    headers: {
      'idempotency-key': randomUUID(),
      'user-agent': phone,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(base !== undefined && { 'if-match': `"${base}"` }),
      ...headers,
    },
    ...(payload && { payload }),
  })
  if (answer.statusCode >= 400) throw new Error(`${method} ${url} gave ${answer.statusCode}: ${answer.body}`)
  return shape.parse(answer.json())
}
