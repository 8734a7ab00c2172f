import { z } from 'zod'

/** What has happened to a link, as far as it matters to us. Everything else is asked of the partner. */
export type LinkEvent = {
  readonly itemId: string
  readonly what: 'login-required' | 'look-again' | 'removed'
  /** Whether it is about a small deposit. */
  readonly isDeposit: boolean
}

const message = z.object({
  webhook_type: z.string(),
  webhook_code: z.string(),
  item_id: z.string().min(1).max(200),
  error: z.object({ error_code: z.string() }).nullable().optional(),
})

const endings = new Set(['USER_PERMISSION_REVOKED', 'USER_ACCOUNT_REVOKED'])
const deposits = new Set(['AUTOMATICALLY_VERIFIED', 'VERIFICATION_EXPIRED', 'SMS_MICRODEPOSITS_VERIFICATION'])
const changes = new Set(['LOGIN_REPAIRED', 'DEFAULT_UPDATE', 'HISTORICAL_UPDATE'])

/** Nothing for what is no business of ours. */
export function readLinkEvent(body: unknown): LinkEvent | undefined {
  const read = message.safeParse(body)
  if (!read.success) return undefined
  const { webhook_code: code, item_id: itemId, error } = read.data
  const isDeposit = deposits.has(code)
  const hasEnded = code === 'PENDING_DISCONNECT' || (code === 'ERROR' && error?.error_code === 'ITEM_LOGIN_REQUIRED')
  if (hasEnded) return { itemId, what: 'login-required', isDeposit }
  if (endings.has(code)) return { itemId, what: 'removed', isDeposit }
  return isDeposit || changes.has(code) ? { itemId, what: 'look-again', isDeposit } : undefined
}
