import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { findAuditOf } from '../../db/read-audit.ts'
import type { Colleague } from '../../http/call/handlers.ts'

const pageSize = 100
/** Also who let whom in, as what; and what a colleague changes on the page of a customer. */
const actsAtDesk = ['desk.%', 'staff.%', 'phone.confirmed-on-call', 'calls.not-wanted']

type Wanted = { readonly person?: string; readonly colleague?: string; readonly before?: number }

/** Who did what. Reading it is in it, too. */
export async function readAudit({ db }: Context, by: Colleague, { person, colleague, before }: Wanted) {
  const of = {
    ...(person !== undefined && { subject: `person:${person}` }),
    ...(colleague !== undefined && { actor: `person:${colleague}` }),
    ...(person === undefined && colleague === undefined && { actions: actsAtDesk }),
    ...(before !== undefined && { before }),
  }
  const rows = await findAuditOf(db, of, pageSize)
  await audit(db, { actor: `person:${by.id}`, action: 'desk.read-audit', subject: person === undefined ? 'audit' : `person:${person}` })
  return {
    results: rows.map(({ id, at, actor, action, subject, detail }) => ({
      id: Number(id),
      at: at.toISOString(),
      actor,
      action,
      subject,
      detail,
    })),
  }
}
