import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { accountForPapers } from '../../brokerage/for-papers.ts'
import { headFor } from '../holder.ts'
import { noonOf } from '../job-names.ts'
import { findTaxForms, lockPaperAccount } from '../store.ts'
import { make1099R, make5498 } from './make-forms.ts'

/** Makes the tax forms again that a booking has changed since they were made. Returns which forms have a corrected one now. */
export async function correctForms(context: Context, trx: Queries, accountId: string): Promise<ReadonlySet<'1099-R' | '5498'>> {
  const corrected = new Set<'1099-R' | '5498'>()
  await lockPaperAccount(trx, accountId)
  const filed = await findTaxForms(trx, accountId)
  const account = filed.length > 0 ? await accountForPapers(trx, accountId) : undefined
  const head = account && (await headFor(context, trx, account, noonOf(dayOf(context.now()))))
  if (!account || !head) return corrected
  for (const year of new Set(filed.map((row) => row.year)))
    for (const form of new Set(filed.flatMap((row) => (row.year === year ? [row.form] : []))))
      if (await (form === '1099-R' ? make1099R : make5498)(context, trx, account, head, year)) corrected.add(form)
  return corrected
}
