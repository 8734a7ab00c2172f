import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export const secret = 'a-secret-of-the-test-console'
const challengeTs = '2026-11-20T10:00:00Z'

/** Speaks the siteverify call. Tokens mean what they mean to the sandbox; “elsewhere” was made for another site, “unlikely” for a program. */
export async function recaptchaServer() {
  const used = new Set<string>()
  const asked: string[] = []
  const verdict = (form: URLSearchParams) => {
    const token = form.get('response') ?? ''
    if (form.get('secret') !== secret) return failed('invalid-input-secret')
    if (token.startsWith('refuse')) return failed('invalid-input-response')
    if (used.has(token)) return failed('timeout-or-duplicate')
    if (token.startsWith('once-')) used.add(token)
    const score = token === 'unlikely' ? 0.1 : 0.9
    return { success: true, score, challenge_ts: challengeTs, hostname: token === 'elsewhere' ? 'evil.example' : 'localhost' }
  }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    asked.push(body)
    const form = new URLSearchParams(body)
    const isCall = request.method === 'POST' && request.url === '/recaptcha/api/siteverify'
    if (!isCall || request.headers['content-type'] !== 'application/x-www-form-urlencoded') return response.writeHead(404).end()
    if (form.get('response') === 'unavailable') return response.writeHead(503).end('<html>')
    if (form.get('response') === 'nonsense') return response.end('<html>')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(verdict(form)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked }
}

function failed(code: string) {
  return { success: false, 'error-codes': [code] }
}
