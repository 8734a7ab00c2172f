import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedLinkedInstitutions } from './sealed.ts'
import type { LinkRow } from './store.ts'

/** A link as calls give it. */
export function toInstitution(keys: KeyRing, row: LinkRow) {
  const name = institutionName(keys, row)
  return {
    pk: row.id,
    version: row.version,
    kind: row.kind,
    institution_name: name,
    institution_id: row.institution_id,
    state: row.state === 'exchanging' || row.state === 'reading' ? ('waiting_for_partner' as const) : row.state,
    created_at: row.created_at.toISOString(),
  }
}

export function institutionName(keys: KeyRing, { id, institution_name }: LinkRow): string | null {
  return institution_name === null ? null : sealing(keys, sealedLinkedInstitutions).open('institution_name', id, institution_name)
}

/** What the partner knows the link by. None while it was not exchanged yet, or when it is ended. */
export function accessTokenOf(keys: KeyRing, { id, access_token }: LinkRow): string | undefined {
  return access_token === null ? undefined : sealing(keys, sealedLinkedInstitutions).open('access_token', id, access_token)
}
