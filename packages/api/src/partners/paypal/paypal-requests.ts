import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'

/** Where PayPal answers, and as whom we ask. */
export type PayPalAccess = { readonly clientId: string; readonly secret: string; readonly url: string }

type Ask = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  /** In place of the body: sent as it is. */
  readonly raw?: string
  readonly key?: string
}
type Asked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: 'unavailable' | 'refused'; readonly isMissing?: boolean }

export type AskPayPal = (request: Ask) => Promise<Asked>

const tokenShape = z.object({ access_token: z.string() })
const json = { 'content-type': 'application/json' }

/** Requests to PayPal: with a token that is asked for when there is none, or the one there is does not count any more. */
export function paypalRequests({ clientId, secret, url }: PayPalAccess, outgoing: Outgoing) {
  let token: string | undefined
  const askToken = async () => {
    const answer = await outgoing({
      method: 'POST',
      url: `${url}/v1/oauth2/token`,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    const read = answer.ok && answer.status === 200 ? tokenShape.safeParse(parse(answer.text)) : undefined
    token = read?.data?.access_token
    return token
  }
  const send = async ({ method, path, body, raw, key }: Ask, bearer: string) => {
    const text = raw ?? (body && JSON.stringify(body))
    const headers = {
      authorization: `Bearer ${bearer}`,
      ...json,
      prefer: 'return=representation',
      ...(key !== undefined && { 'paypal-request-id': key }),
    }
    return outgoing({ method, url: url + path, headers, ...(text !== undefined && { body: text }) })
  }
  const ask = async (request: Ask): Promise<Asked> => {
    const first = token ?? (await askToken())
    if (first === undefined) return { ok: false, why: 'unavailable' }
    let answer = await send(request, first)
    if (answer.ok && answer.status === 401) {
      const next = await askToken()
      if (next === undefined) return { ok: false, why: 'unavailable' }
      answer = await send(request, next)
    }
    if (!answer.ok) return { ok: false, why: 'unavailable' }
    const { status, text } = answer
    if (status < 300) return { ok: true, value: parse(text) }
    const isLater = status >= 500 || status === 429 || status === 409 || status === 401
    return { ok: false, why: isLater ? 'unavailable' : 'refused', isMissing: status === 404 }
  }
  return { ask }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
