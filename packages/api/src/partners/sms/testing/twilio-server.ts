import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type Verification = { readonly to: string; readonly locale: string | null; readonly code: string; tries: number; status: string }
type Answer = { readonly status: number; readonly body: object }

const problem = (status: number, code: number): Answer => ({ status, body: { code, message: 'In words.', more_info: '', status } })
const isReachable = (to: string) => /^\+1\d{10}$/.test(to) && !to.endsWith('0000')

/** Speaks the part of Twilio’s Verify v2 and Messages that we use. Codes and texts can be read, as on a telephone. */
export async function twilioServer({
  accountSid,
  authToken,
  serviceSid,
  messagingSid,
}: Readonly<Record<'accountSid' | 'authToken' | 'serviceSid' | 'messagingSid', string>>) {
  const { start, check, codeOf, localeOf } = openVerifications()
  const texts: { readonly to: string; readonly body: string }[] = []
  const own = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const state = { isDown: false }

  const sendText = (form: URLSearchParams): Answer => {
    const to = form.get('To') ?? ''
    if (!isReachable(to) || form.get('MessagingServiceSid') !== messagingSid) return problem(400, 21211)
    texts.push({ to, body: form.get('Body') ?? '' })
    return { status: 201, body: { sid: `SM${randomUUID().replaceAll('-', '')}`, status: 'accepted' } }
  }
  const answer = ({ headers, url }: IncomingMessage, form: URLSearchParams): Answer => {
    if (state.isDown) return problem(503, 20503)
    if (headers.authorization !== own) return problem(401, 20003)
    if (url === `/v2/Services/${serviceSid}/Verifications`) return start(form)
    if (url === `/2010-04-01/Accounts/${accountSid}/Messages.json`) return sendText(form)
    return url === `/v2/Services/${serviceSid}/VerificationCheck` ? check(form) : problem(404, 20404)
  }
  const server = createServer(async (request, response) => {
    const { status, body } = answer(request, new URLSearchParams(await text(request)))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const textsTo = (phone: string) => texts.filter(({ to }) => to === `+1${phone}`).map(({ body }) => body)
  return { url: `http://127.0.0.1:${port}`, state, codeOf, localeOf, textsTo }
}

function openVerifications() {
  const all = new Map<string, Verification>()
  const start = (form: URLSearchParams): Answer => {
    const to = form.get('To') ?? ''
    if (!isReachable(to) || form.get('Channel') !== 'sms') return problem(400, 60200)
    const pending = [...all].find(([, one]) => one.to === to && one.status === 'pending')
    const [sid, verification] = pending ?? [
      `VE${randomUUID().replaceAll('-', '')}`,
      { to, locale: form.get('Locale'), code: String(randomInt(1, 1_000_000)).padStart(6, '0'), tries: 0, status: 'pending' },
    ]
    all.set(sid, verification)
    return { status: 201, body: { sid, status: 'pending', to, channel: 'sms', valid: false } }
  }
  const check = (form: URLSearchParams): Answer => {
    const sid = form.get('VerificationSid') ?? ''
    const found = all.get(sid)
    if (found?.status !== 'pending') return problem(404, 20404)
    if (found.tries >= 5) return problem(429, 60202)
    found.tries++
    if (form.get('Code') === found.code) found.status = 'approved'
    return { status: 200, body: { sid, status: found.status, valid: found.status === 'approved' } }
  }
  const codeOf = (phone: string) => [...all.values()].findLast((one) => one.to === `+1${phone}`)?.code ?? ''
  const localeOf = (phone: string) => [...all.values()].findLast((one) => one.to === `+1${phone}`)?.locale
  return { start, check, codeOf, localeOf }
}
