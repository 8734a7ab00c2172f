import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { findAnswer } from '../consents/store.ts'
import { addText } from './store.ts'

/** At most this many for one search: the page says so. */
const most = 5

export const textJob = 'send-text'

/** Texts a person that there is news of their search, if they said yes to texts. What the news is, they read on their page. */
export async function textNews(context: Context, trx: Queries, personId: string, searchId: string): Promise<void> {
  if ((await findAnswer(trx, personId, 'text_results')) !== 'yes') return
  const id = context.newId()
  const isAdded = await addText(trx, { id, person_id: personId, about: searchId, asked_at: context.now() }, most)
  if (isAdded) await context.jobs.send(trx, textJob, { id })
}
