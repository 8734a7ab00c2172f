import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { BotCheck } from './bot-check.ts'
import type { RecaptchaSettings } from './settings.ts'

type Known = RecaptchaSettings & { readonly hostname: string }

const timeoutMs = 4_000
/** Of 1: below it the partner considers the visitor a program. */
const leastScore = 0.3
const answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
})
// Ours to mend, and no fault of the visitor.
const ownMistakes: ReadonlySet<string> = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request'])

/** Google reCAPTCHA: the address of the visitor is not passed on. A token for a page of another site is refused. */
export function recaptcha(outgoing: Outgoing, { secret, siteKey, hostname, baseUrl }: Known): BotCheck {
  return {
    kind: 'recaptcha',
    siteKey,
    check: async (token) => {
      const answered = await outgoing({
        method: 'POST',
        url: `${baseUrl}/recaptcha/api/siteverify`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response: token }).toString(),
        timeoutMs,
      })
      const said = answered.ok && answered.status === 200 ? read(answered.text) : undefined
      if (!said || said['error-codes']?.some((code) => ownMistakes.has(code))) return 'unavailable'
      const isLikely = said.score === undefined || said.score >= leastScore
      return said.success && isLikely && said.hostname === hostname ? 'passed' : 'refused'
    },
  }
}

function read(text: string): z.output<typeof answer> | undefined {
  try {
    return answer.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
