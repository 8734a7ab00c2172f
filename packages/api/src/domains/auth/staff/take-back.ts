import { inEnglishFor } from '@app/schemas/errors'
import type { Selectable } from 'kysely'
import { audit } from '../../../db/audit.ts'
import type { Queries, Tables } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { sealing } from '../../../security/sealing.ts'
import { emailIndexes } from '../account.ts'
import type { AuthContext } from '../auth-context.ts'
import { sealedInvitations } from '../sealed.ts'
import { findHolder } from '../store.ts'
import { findColleague, lockInvitationAt, useInvitation } from './staff-store.ts'

const accepted = { detail: inEnglishFor('colleagues', 'They have accepted it already: close the desk to them instead.') }

/** Ends an invitation that went to a wrong address. Whoever presses again is told the same, and never that somebody is out who is in. */
export async function takeBackInvitation({ context }: AuthContext, by: Person, id: string) {
  return context.db.transaction().execute(async (trx) => {
    const invitation = await lockInvitationAt(trx, id)
    if (!invitation) return fail('not_found')
    if (invitation.used_at !== null) return (await isAccepted(context, trx, invitation)) ? fail('not_in_this_state', accepted) : ok
    await useInvitation(trx, id, context.now())
    const detail = { role: invitation.role }
    await audit(trx, { actor: `person:${by.id}`, action: 'staff.invitation-taken-back', subject: `invitation:${id}`, detail })
    return ok
  })
}

const ok = { status: 'OK' as const }

async function isAccepted({ keys }: AuthContext['context'], trx: Queries, invitation: Selectable<Tables['staff_invitations']>) {
  const email = sealing(keys, sealedInvitations).open('email', invitation.id, invitation.email)
  const holder = await findHolder(trx, emailIndexes(keys, email))
  const colleague = holder && (await findColleague(trx, holder.id))
  return colleague?.role === invitation.role
}
