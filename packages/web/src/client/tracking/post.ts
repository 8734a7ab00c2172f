import type { CallName, Sent } from '../service/calls.ts'

type EventCall = Extract<
  CallName,
  | 'POST /api/fb'
  | 'POST /api/tiktok'
  | 'POST /api/impact'
  | 'POST /api/utm'
  | 'POST /api/utm/utm-campaign'
  | 'POST /api/v1/analytics/google-ads/conversion/'
>

/** Posts to our own service, also while the page unloads. Returns whether it arrived; failures are silent. */
export async function post<N extends EventCall>(call: N, body: Sent<N>['body']): Promise<boolean> {
  try {
    const response = await fetch(call.slice('POST '.length), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      keepalive: true,
    })
    return response.ok
  } catch {
    return false
  }
}
