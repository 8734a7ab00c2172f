import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { LinkKind } from '../../partners/linking/linking.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { accountOf } from '../auth/account.ts'
import { accessTokenOf } from './institution.ts'
import { refusedByPerson } from './may-read.ts'
import { findOwnLink } from './store.ts'

/** Opens the window of the linking company. */
export async function openWindow(context: Context, personId: string, kind: LinkKind, accessToken?: string) {
  const refused = await refusedByPerson(context, personId, kind)
  if (refused) return refused
  const limited = await checkLimits(context, { linkTokensPerAccount: personId })
  if (limited) return limited
  const language = (await accountOf(context, personId))?.language ?? 'en'
  const asked = { kind, personId, language, ...(accessToken !== undefined && { accessToken }) }
  const made = await context.partners.linking.createLinkToken(asked)
  if (!made.ok) return fail(made.why === 'unavailable' ? 'partner_unavailable' : 'partner_refused')
  const { linkToken, expiresAt, requestId } = made.token
  return { data: { expiration: expiresAt.toISOString(), link_token: linkToken, request_id: requestId } }
}

/** The same, to mend a link of the person. */
export async function openUpdateWindow(context: Context, personId: string, id: string) {
  const row = await findOwnLink(context.db, personId, id)
  if (!row) return fail('not_found')
  const accessToken = accessTokenOf(context.keys, row)
  if (accessToken === undefined) return fail('not_in_this_state')
  return openWindow(context, personId, row.kind, accessToken)
}
