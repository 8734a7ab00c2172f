import { inEnglishFor } from '@app/schemas/errors'
import type { StaffRole } from '@app/schemas/rules/desk/roles'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import type { Person, Sender } from '../../../http/call/handlers.ts'
import { checkLimits } from '../../../security/attempts/check-limits.ts'
import { hashToken, newToken } from '../../../security/random-token.ts'
import { sealing } from '../../../security/sealing.ts'
import { accountOf } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { invitationEmail } from '../emails.ts'
import { proveAddress } from '../links/prove-address.ts'
import { sealedInvitations } from '../sealed.ts'
import { oneself } from './oneself.ts'
import {
  addInvitation,
  findColleague,
  findInvitations,
  findUsedInvitation,
  lockInvitation,
  putColleague,
  useInvitation,
  useInvitationsBy,
} from './staff-store.ts'

const goodForMs = 3 * 86_400_000

type Invitation = { readonly email: string; readonly role: StaffRole; readonly invitedBy: string | null }
type Invites = Pick<AuthContext['context'], 'keys' | 'newId' | 'now'>

/** Saves an invitation, and answers the address of its link. It takes the place of those before: they may name another role. */
export async function makeInvitation(
  invites: Invites,
  trx: Queries,
  publicUrl: string,
  { email, role, invitedBy }: Invitation,
): Promise<string> {
  const { keys, newId, now } = invites
  await spendInvitations(invites, trx, email)
  const id = newId()
  const token = newToken()
  const at = now()
  await addInvitation(trx, {
    id,
    hash: hashToken(token),
    email: sealing(keys, sealedInvitations).seal('email', id, email),
    role,
    invited_by: invitedBy,
    invited_at: at,
    expires_at: new Date(at.getTime() + goodForMs),
  })
  const actor = invitedBy === null ? 'command line' : `person:${invitedBy}`
  await audit(trx, { actor, action: 'staff.invited', subject: `invitation:${id}`, detail: { role } })
  return `${publicUrl}/desk/join#token=${token}`
}

/** No link that went to this address leads to the desk any more. */
export async function spendInvitations({ keys, now }: Omit<Invites, 'newId'>, trx: Queries, email: string): Promise<void> {
  const { open } = sealing(keys, sealedInvitations)
  for (const { id, email: invited } of await findInvitations(trx, now()))
    if (open('email', id, invited) === email) await useInvitation(trx, id, now())
}

/** Invites a colleague by e-mail. */
export async function inviteColleague(auth: AuthContext, by: Person, { email, role }: Omit<Invitation, 'invitedBy'>) {
  const { context, publicUrl } = auth
  if ((await accountOf(context, by.id))?.email === email) return fail('not_in_this_state', oneself)
  await context.db.transaction().execute(async (trx) => {
    const url = await makeInvitation(context, trx, publicUrl, { email, role, invitedBy: by.id })
    await context.post(trx, invitationEmail(email, role, url))
  })
  return { status: 'OK' as const }
}

/** The link went to an address, so whoever has it proves that address; another one's account does not become a colleague's. */
export async function acceptInvitation(auth: AuthContext, person: Person, token: string, sender: Sender) {
  const { context } = auth
  const limited = await checkLimits(context, { badTokensPerNetworkAddress: sender.address })
  if (limited) return limited
  return context.db.transaction().execute(async (trx) => {
    const invitation = await lockInvitation(trx, hashToken(token), context.now())
    const account = await accountOf({ db: trx, keys: context.keys }, person.id)
    if (!account) return fail('link_used_up')
    if (!invitation) return (await joinedBy(context, trx, account, token)) ?? fail('link_used_up')
    const { id, role } = invitation
    // Their address may have become the one that they invited.
    if (invitation.invited_by === person.id) return fail('not_in_this_state', oneself)
    const email = sealing(context.keys, sealedInvitations).open('email', id, invitation.email)
    if (account.email !== email)
      return fail('link_used_up', { detail: inEnglishFor('colleagues', 'This invitation is for another address. Sign in with that one.') })
    if (!(await proveAddress(auth, trx, account, { email, here: person }))) return fail('link_used_up')
    await spendInvitations(context, trx, email)
    await putColleague(trx, { person_id: person.id, role, invited_by: invitation.invited_by, since: context.now() })
    if (role !== 'lead') await useInvitationsBy(trx, person.id, context.now())
    await context.hooks.colleagueChanged(context, trx, person.id, role)
    const actor = `person:${person.id}`
    await audit(trx, { actor, action: 'staff.joined', subject: actor, detail: { role } })
    return { role }
  })
}

/** Who presses again, or whose first answer was lost, is told what they have become. A colleague who has left, or has another role, is not. */
async function joinedBy(
  { keys }: Pick<Invites, 'keys'>,
  trx: Queries,
  { id: personId, email }: { readonly id: string; readonly email: string },
  token: string,
): Promise<{ readonly role: StaffRole } | undefined> {
  const invitation = await findUsedInvitation(trx, hashToken(token))
  const colleague = invitation && (await findColleague(trx, personId))
  if (!colleague || colleague.role !== invitation.role) return undefined
  return sealing(keys, sealedInvitations).open('email', invitation.id, invitation.email) === email ? { role: colleague.role } : undefined
}
