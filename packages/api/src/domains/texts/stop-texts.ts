import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { findAnswer, putConsent } from '../consents/store.ts'

/** No more texts: the person wants to leave. */
export async function stopTexts({ now }: Context, trx: Queries, personId: string): Promise<void> {
  if ((await findAnswer(trx, personId, 'text_results')) !== 'yes') return
  const answered = { consent: 'text_results', answer: 'no' } as const
  await putConsent(trx, { person_id: personId, ...answered, answered_at: now(), words: null })
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'consent.answered', subject, detail: answered })
}
