import type { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import { type NotDone, refused, unavailable } from './linking.ts'
import { problemAnswer } from './plaid-answers.ts'
import type { PlaidSettings } from './settings.ts'

export type AskPlaid = <Answer extends z.ZodType>(
  path: string,
  body: object,
  answer: Answer,
) => Promise<{ readonly ok: true; readonly answer: z.output<Answer> } | (NotDone & { readonly code?: string })>

/** Rate-limited, without an answer, or asked with keys that are not right, which is ours to mend: the state is then unknown. */
const passing = new Set([
  'INVALID_API_KEYS',
  'UNAUTHORIZED_ENVIRONMENT',
  'INSTITUTION_DOWN',
  'INSTITUTION_NOT_RESPONDING',
  'INSTITUTION_NOT_AVAILABLE',
  'PRODUCT_NOT_READY',
])
const signIn = new Set(['ITEM_LOGIN_REQUIRED', 'PENDING_EXPIRATION', 'PENDING_DISCONNECT', 'INVALID_CREDENTIALS', 'USER_SETUP_REQUIRED'])

/** Plaid expects everything as JSON by POST, including the client id and its secret. */
export function askPlaid(outgoing: Outgoing, { baseUrl, clientId, secret }: PlaidSettings): AskPlaid {
  return async (path, body, answer) => {
    const sent = await outgoing({
      method: 'POST',
      url: `${baseUrl}${path}`,
      headers: { 'content-type': 'application/json', 'plaid-client-id': clientId, 'plaid-secret': secret },
      body: JSON.stringify(body),
    })
    if (!sent.ok || sent.status >= 500 || sent.status === 429) return unavailable
    const json = parsed(sent.text)
    if (sent.status >= 300) return notDone(json)
    const read = answer.safeParse(json)
    return read.success ? { ok: true, answer: read.data } : unavailable
  }
}

function notDone(json: unknown): NotDone & { readonly code?: string } {
  const read = problemAnswer.safeParse(json)
  if (!read.success) return refused
  const { error_type: type, error_code: code } = read.data
  if (signIn.has(code)) return { ok: false, why: 'login-required', code }
  if (passing.has(code) || type === 'API_ERROR' || type === 'RATE_LIMIT_EXCEEDED') return { ...unavailable, code }
  return { ...refused, code }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
