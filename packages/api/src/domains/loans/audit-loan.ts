import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import type { LoanRow } from './store.ts'

/** Something that happened to a loan by itself. */
export async function auditLoan(trx: Queries, { id, person_id }: Pick<LoanRow, 'id' | 'person_id'>, action: string): Promise<void> {
  await audit(trx, { actor: 'loans', action, subject: `person:${person_id}`, detail: { loan: id } })
}
