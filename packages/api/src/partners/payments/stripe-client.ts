import Stripe from 'stripe'
import type { Outgoing } from '../outgoing/outgoing.ts'

/** Where Stripe answers, and as whom we ask. */
export type StripeAccess = { readonly secretKey: string; readonly url: string }

const timeoutMs = 10_000

/** Stripe's own library, with our one way out under it. What fails is asked again by us, with the same key: not by the library. */
export function stripeClient({ secretKey, url }: StripeAccess, outgoing: Outgoing): Stripe {
  const { protocol, hostname, port } = new URL(url)
  const isPlain = protocol === 'http:'
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetchThrough(outgoing)),
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
  })
}

function fetchThrough(outgoing: Outgoing): typeof fetch {
  return async (url, init) => {
    const method = methodOf(init?.method)
    const body = typeof init?.body === 'string' && init.body !== '' ? init.body : undefined
    const headers = Object.fromEntries(new Headers(init?.headers))
    // The sender of the body knows its length.
    delete headers['content-length']
    const answer = await outgoing({ method, url: String(url), headers, timeoutMs, ...(body !== undefined && { body }) })
    if (!answer.ok) throw new TypeError(`Stripe was not reached: ${answer.why}`)
    return new Response(answer.text, { status: answer.status, headers: { ...answer.headers } })
  }
}

function methodOf(method: string | undefined): 'GET' | 'POST' | 'DELETE' {
  return method === 'POST' || method === 'DELETE' ? method : 'GET'
}
