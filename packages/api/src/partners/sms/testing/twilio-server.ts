import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type Verification = { readonly to: string; readonly code: string; tries: number; status: string }

/** Speaks the part of Twilio’s Verify v2 and Messages that we use. Codes and texts can be read, as on a telephone. */
export async function twilioServer({
  accountSid,
  authToken,
  serviceSid,
  messagingSid,
}: Readonly<Record<'accountSid' | 'authToken' | 'serviceSid' | 'messagingSid', string>>) {
  const all = new Map<string, Verification>()
  const texts: { readonly to: string; readonly body: string }[] = []
  const own = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const state = { isDown: false }

  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const problem = (status: number, code: number) => answer(status, { code, message: 'In words.', more_info: '', status })
    if (state.isDown) return problem(503, 20503)
    if (request.headers.authorization !== own) return problem(401, 20003)
    if (request.url === `/v2/Services/${serviceSid}/Verifications`) {
      const to = form.get('To') ?? ''
      if (!/^\+1\d{10}$/.test(to) || to.endsWith('0000') || form.get('Channel') !== 'sms') return problem(400, 60200)
      const pending = [...all].find(([, one]) => one.to === to && one.status === 'pending')
      const [sid, verification] = pending ?? [
        `VE${randomUUID().replaceAll('-', '')}`,
        { to, code: String(randomInt(1, 1_000_000)).padStart(6, '0'), tries: 0, status: 'pending' },
      ]
      all.set(sid, verification)
      return answer(201, { sid, status: 'pending', to, channel: 'sms', valid: false })
    }
    if (request.url === `/2010-04-01/Accounts/${accountSid}/Messages.json`) {
      const to = form.get('To') ?? ''
      if (!/^\+1\d{10}$/.test(to) || to.endsWith('0000') || form.get('MessagingServiceSid') !== messagingSid) return problem(400, 21211)
      texts.push({ to, body: form.get('Body') ?? '' })
      return answer(201, { sid: `SM${randomUUID().replaceAll('-', '')}`, status: 'accepted' })
    }
    if (request.url !== `/v2/Services/${serviceSid}/VerificationCheck`) return problem(404, 20404)
    const sid = form.get('VerificationSid') ?? ''
    const found = all.get(sid)
    if (found?.status !== 'pending') return problem(404, 20404)
    if (found.tries >= 5) return problem(429, 60202)
    found.tries++
    if (form.get('Code') === found.code) found.status = 'approved'
    return answer(200, { sid, status: found.status, valid: found.status === 'approved' })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const codeOf = (phone: string) => [...all.values()].findLast((one) => one.to === `+1${phone}`)?.code ?? ''
  const textsTo = (phone: string) => texts.filter(({ to }) => to === `+1${phone}`).map(({ body }) => body)
  return { url: `http://127.0.0.1:${port}`, state, codeOf, textsTo }
}
