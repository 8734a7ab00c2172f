import type { Words } from '@app/schemas/language'
import { phoneKeyMinutes, phoneLinkMinutes } from '@app/schemas/rules/days/times-kept'
import { maskedEmail } from '@app/schemas/rules/people/masked-email'
import type { Context } from '../../context/context.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import type { Sender } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { hashToken, newToken } from '../../security/random-token.ts'
import { accountOf } from '../auth/account.ts'
import { writeTo } from '../auth/write-to.ts'
import { signOnPhoneEmail } from './emails.ts'
import { findByKey, openHandOver, putHandOver } from './store.ts'
import { textLink } from './text-link.ts'
import { thingsToSign } from './things.ts'

const minuteMs = 60_000
const nothing: Words<string> = { en: 'Nothing waits for your signature.', es: 'No hay nada que espere tu firma.' }

/** Makes the link that lets a phone sign. The token is behind the #, which browsers send to nobody. */
export async function handOver(context: Context, personId: string, send: 'nowhere' | 'email' | 'text') {
  const limited = await checkLimits(context, {
    signingLinksPerAccount: personId,
    ...(send !== 'nowhere' && { signingEmailsPerAccount: personId }),
  })
  if (limited) return limited
  if ((await thingsToSign(context, context.db, personId)).length === 0) return fail('not_in_this_state', { detail: nothing })
  const token = newToken()
  const address = `${context.settings.publicUrl}/sign#papers=${token}`
  const expiresAt = new Date(context.now().getTime() + phoneLinkMinutes * minuteMs)
  await putHandOver(context.db, { personId, tokenHash: hashToken(token), expiresAt })
  const sentTo = send === 'nowhere' ? null : await sendLink(context, personId, address, send)
  return isFailure(sentTo) ? sentTo : { address, expires_at: expiresAt.toISOString(), sent_to: sentTo }
}

async function sendLink(context: Context, personId: string, address: string, by: 'email' | 'text') {
  if (by === 'text') return textLink(context, personId, address, phoneLinkMinutes)
  const account = await accountOf(context, personId)
  if (!account) return fail('token_not_valid')
  await context.db.transaction().execute((trx) => writeTo(context, trx, personId, (to) => signOnPhoneEmail(to, address, phoneLinkMinutes)))
  return maskedEmail(account.email)
}

/** Uses up the token. The key that it gives is good for the papers of one person, until they are signed or half an hour has passed. */
export async function enterByPhone(context: Context, token: string, { address }: Sender) {
  const now = context.now()
  const key = newToken()
  const until = new Date(now.getTime() + phoneKeyMinutes * minuteMs)
  const opened = await openHandOver(context.db, { tokenHash: hashToken(token), keyHash: hashToken(key), now, until })
  if (opened) return { key, expires_at: until.toISOString() }
  return (await checkLimits(context, { badTokensPerNetworkAddress: address })) ?? fail('link_used_up')
}

/** Who handed their papers to the telephone that shows this key. */
export async function signerByKey(context: Context, sender: Sender, shown: string | undefined) {
  const key = shown ?? sender.ownCookie('signing_key')
  const found = key === undefined ? undefined : await findByKey(context.db, hashToken(key), context.now())
  return found ? { personId: found.person_id } : fail('link_used_up')
}
