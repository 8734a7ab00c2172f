import type { Context } from '../../context/context.ts'
import { findAuditOf } from '../../db/read-audit.ts'
import { sealedEmails } from '../../partners/mail/sealed.ts'
import { findEmailsTo } from '../../partners/mail/store.ts'
import { sealing } from '../../security/sealing.ts'

const most = 200
/** Who looked is in the audit: here is what happened to the customer. */
const looks = ['desk.looked', 'desk.revealed', 'desk.read-paper', 'desk.read-audit']

/** What happened, the newest first: what the customer did, what the service did, and the e-mails that they got. */
export async function timelineOf({ db, keys }: Context, personId: string) {
  const [events, emails] = await Promise.all([
    findAuditOf(db, { subject: `person:${personId}`, without: looks }, most),
    findEmailsTo(db, personId, most),
  ])
  const { open } = sealing(keys, sealedEmails)
  const entries = [
    ...events.map(({ at, actor, action, detail }) => ({
      at: at.toISOString(),
      title: wordsOf(action),
      by: byOf(actor, personId),
      detail: typeof detail['reason'] === 'string' ? detail['reason'] : null,
    })),
    ...emails.map(({ id, kind, subject, created_at }) => ({
      at: created_at.toISOString(),
      title: subject === null ? `E-mail: ${wordsOf(kind)}` : `E-mail: ${open('subject', id, subject)}`,
      by: 'service' as const,
      detail: null,
    })),
  ]
  return entries.sort((one, other) => other.at.localeCompare(one.at)).slice(0, most)
}

function byOf(actor: string, personId: string): 'customer' | 'us' | 'service' {
  if (actor === `person:${personId}`) return 'customer'
  return actor.startsWith('person:') ? 'us' : 'service'
}

/** `details.changed` reads as “Details changed”. */
function wordsOf(name: string): string {
  const words = name.replaceAll(/[.-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
