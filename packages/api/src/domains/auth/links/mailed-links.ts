import { passwordLinkMinutes, signInLinkMinutes } from '@app/schemas/rules/days/times-kept'
import type { Queries } from '../../../db/database.ts'
import { hashToken, newToken } from '../../../security/random-token.ts'
import type { AuthContext } from '../auth-context.ts'
import { lockPerson } from '../store.ts'
import { addMailedToken, findMailedToken, type MailedPurpose, spendMailedTokens, useMailedToken } from './link-store.ts'

const minuteMs = 60_000

/** How long a link is valid, and the page of ours that it opens. The token is behind the #, which browsers send to nobody. */
const links = {
  'sign-in': { minutes: signInLinkMinutes, page: '/signin#token=' },
  'password-reset': { minutes: passwordLinkMinutes, page: '/signin/new-password#token=' },
  'confirm-email': { minutes: 3 * 24 * 60, page: '/signin/confirm#token=' },
  'change-email': { minutes: 24 * 60, page: '/signin/confirm#token=' },
} as const satisfies Record<MailedPurpose, { readonly minutes: number; readonly page: string }>

/** The address of a new link for an e-mail. Those of the same purpose that went out before no longer work. */
export async function newLink(
  { context, publicUrl }: AuthContext,
  trx: Queries,
  purpose: MailedPurpose,
  personId: string,
): Promise<string> {
  const token = newToken()
  const now = context.now()
  await spendMailedTokens(trx, personId, [purpose], now)
  await addMailedToken(trx, hashToken(token), purpose, personId, new Date(now.getTime() + links[purpose].minutes * minuteMs))
  return `${publicUrl}${links[purpose].page}${token}`
}

/** The person whom the e-mail with this token went to: the first time, and while it is good. */
export async function useLink(auth: AuthContext, trx: Queries, token: string, purposes: readonly MailedPurpose[]) {
  const meant = await whoseLink(auth, trx, token, purposes)
  if (!meant) return undefined
  // Whatever ends links locks the person first: so does their use, or the two would wait for each other.
  await lockPerson(trx, meant.person_id)
  return useMailedToken(trx, hashToken(token), purposes, auth.context.now())
}

/** Whose link it is, without using it up. */
export async function whoseLink({ context }: AuthContext, db: Queries, token: string, purposes: readonly MailedPurpose[]) {
  return findMailedToken(db, hashToken(token), purposes, context.now())
}
