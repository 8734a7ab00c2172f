import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export type Sent = { readonly url: string; readonly headers: IncomingMessage['headers']; readonly body: string }
type Answer = { readonly status: number; readonly body: unknown }

/** One network that answers with `answer` and records what it received. */
export async function adServer(answer: (sent: Sent) => Answer) {
  const told: Sent[] = []
  const server = createServer(async (request, response) => {
    const sent = { url: `${request.method} ${request.url}`, headers: request.headers, body: await text(request) }
    told.push(sent)
    const { status, body } = answer(sent)
    response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, told }
}

/** Whether an event is one of those that a network refuses, or finds nobody for; as in the sandbox. */
function meaningOf({ body }: Sent): 'refuse' | 'down' | 'fine' {
  if (body.includes('refuse-')) return 'refuse'
  return body.includes('down-') ? 'down' : 'fine'
}

export function metaAnswer(sent: Sent): Answer {
  const { access_token, data } = JSON.parse(sent.body)
  if (sent.url !== 'POST /v24.0/4711/events') return { status: 404, body: { error: { code: 803 } } }
  if (access_token !== 'a-token') return { status: 401, body: { error: { type: 'OAuthException', code: 190 } } }
  const [{ event_name, event_time, action_source, user_data }] = data
  if (!(event_name && Number.isInteger(event_time) && action_source === 'website' && user_data))
    return { status: 400, body: { error: { code: 100 } } }
  const said = meaningOf(sent)
  if (said === 'refuse') return { status: 400, body: { error: { type: 'OAuthException', code: 100, error_subcode: 2804003 } } }
  return said === 'down' ? { status: 500, body: { error: { code: 2 } } } : { status: 200, body: { events_received: 1, fbtrace_id: 'A1' } }
}

export function tiktokAnswer(sent: Sent): Answer {
  const { event_source, event_source_id } = JSON.parse(sent.body)
  if (sent.url !== 'POST /open_api/v1.3/event/track/' || event_source !== 'web') return { status: 200, body: { code: 40_002 } }
  if (sent.headers['access-token'] !== 'a-token') return { status: 200, body: { code: 40_105, message: 'Access token is incorrect.' } }
  if (event_source_id !== '4711') return { status: 200, body: { code: 40_002, message: 'Invalid pixel.' } }
  const said = meaningOf(sent)
  if (said === 'refuse') return { status: 200, body: { code: 40_002, message: 'Invalid field.' } }
  return said === 'down' ? { status: 200, body: { code: 50_000 } } : { status: 200, body: { code: 0, message: 'OK', request_id: '1' } }
}

export function impactAnswer(sent: Sent): Answer {
  const form = new URLSearchParams(sent.body)
  if (sent.url !== 'POST /Advertisers/SID/Conversions') return { status: 404, body: { Status: 'ERROR' } }
  if (sent.headers.authorization !== `Basic ${btoa('SID:a-token')}`) return { status: 401, body: { Status: 'ERROR' } }
  if (!(form.get('CampaignId') === '4711' && form.get('ActionTrackerId') && form.get('EventDate') && form.get('OrderId')))
    return { status: 400, body: { Status: 'ERROR', Message: 'missing' } }
  const said = meaningOf(sent)
  if (said === 'refuse') return { status: 200, body: { Status: 'ERROR', Message: 'Action tracker' } }
  return said === 'down' ? { status: 503, body: '<html>' } : { status: 200, body: { Status: 'QUEUED', QueuedUri: '/x' } }
}

export function googleAnswer(sent: Sent): Answer {
  if (sent.url === 'POST /token') {
    const form = new URLSearchParams(sent.body)
    const isOurs =
      form.get('grant_type') === 'refresh_token' && form.get('refresh_token') === 'a-token' && form.get('client_secret') === 'c'
    return isOurs
      ? { status: 200, body: { access_token: 'a-bearer', expires_in: 3_599, token_type: 'Bearer' } }
      : { status: 400, body: { error: 'invalid_grant' } }
  }
  if (sent.url !== 'POST /v26/customers/123:uploadClickConversions') return { status: 404, body: {} }
  if (sent.headers.authorization !== 'Bearer a-bearer' || sent.headers['developer-token'] !== 'd') return { status: 401, body: {} }
  const { conversions, partialFailure } = JSON.parse(sent.body)
  const [{ conversionAction, conversionDateTime, gclid }] = conversions
  const isWhole = partialFailure === true && conversionAction === 'customers/123/conversionActions/456' && typeof gclid === 'string'
  if (!isWhole || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00:00$/.test(conversionDateTime)) return { status: 400, body: {} }
  const said = meaningOf(sent)
  if (said === 'refuse') return { status: 200, body: { partialFailureError: { code: 3, message: 'UNPARSEABLE_GCLID' }, results: [{}] } }
  return said === 'down' ? { status: 503, body: {} } : { status: 200, body: { results: [{ gclid }], jobId: '1' } }
}
