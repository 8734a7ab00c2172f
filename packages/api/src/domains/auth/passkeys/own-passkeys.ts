import { audit } from '../../../db/audit.ts'
import { fail } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import type { KeyRing } from '../../../security/key-ring.ts'
import { sealing } from '../../../security/sealing.ts'
import type { AuthContext } from '../auth-context.ts'
import { passkeyRemovedEmail } from '../factor-emails.ts'
import { sealedPasskeys } from '../sealed.ts'
import { leaveLastFactor } from '../second-factor/leave-last-factor.ts'
import { requireStepUp } from '../step-up.ts'
import { lockPerson } from '../store.ts'
import { writeTo } from '../write-to.ts'
import { deletePasskey, findPasskeys, type PasskeyRow, setPasskeyName } from './passkey-store.ts'

/** A passkey as its owner sees it. */
export function toPasskey(keys: KeyRing, row: PasskeyRow) {
  return {
    pk: row.id,
    name: sealing(keys, sealedPasskeys).open('name', row.id, row.name),
    is_synced: row.is_synced,
    is_backed_up: row.is_backed_up,
    added_at: row.added_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}

export async function listPasskeys({ context }: AuthContext, person: Person) {
  const rows = await findPasskeys(context.db, person.id)
  return { results: rows.map((row) => toPasskey(context.keys, row)) }
}

export async function renamePasskey({ context }: AuthContext, person: Person, id: string, name: string) {
  const sealed = sealing(context.keys, sealedPasskeys).seal('name', id, name)
  const row = await setPasskeyName(context.db, person.id, id, sealed)
  return row ? toPasskey(context.keys, row) : fail('not_found')
}

/** The passkey no longer signs in. Where it was the last second factor, the password has to be enough by itself. */
export async function removePasskey({ context }: AuthContext, person: Person, id: string) {
  const refused = requireStepUp(person, context.now())
  if (refused) return refused
  return context.db.transaction().execute(async (trx) => {
    await lockPerson(trx, person.id)
    const row = (await findPasskeys(trx, person.id)).find((one) => one.id === id)
    if (!row) return fail('not_found')
    const stays = await leaveLastFactor(trx, person.id, { passkeyId: id })
    if (stays) return stays
    await deletePasskey(trx, person.id, id)
    const subject = `person:${person.id}`
    await audit(trx, { actor: subject, action: 'passkey.removed', subject, detail: { passkeyId: id } })
    const { name } = toPasskey(context.keys, row)
    await writeTo(context, trx, person.id, (addressed) => passkeyRemovedEmail(addressed, name))
    return { status: 'OK' as const }
  })
}
