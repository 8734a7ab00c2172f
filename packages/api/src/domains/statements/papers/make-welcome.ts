import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import { transaction } from '../../../db/transactions/transaction.ts'
import { soundBrand } from '../../../flows/sound-brand.ts'
import { accountForPapers } from '../../brokerage/for-papers.ts'
import { paperPdf } from '../../documents/papers/paper-pdf.ts'
import { headFor } from '../holder.ts'
import { savePaper } from '../save-paper.ts'

/** The letter about a new account, once. The e-mail that the account is open is sent with it. */
export async function makeWelcome(context: Context, accountId: string, at: Date): Promise<void> {
  const { legalEntity, support } = soundBrand(context.flows)
  await transaction(
    context.db,
    async (trx) => {
      const account = await accountForPapers(trx, accountId)
      const head = account && (await headFor(context, trx, account, at))
      if (!account || !head) return
      const bytes = await paperPdf({
        title: `Your ${account.kindWords} is open`,
        from: head.from,
        lead: [dayWords(dayOf(at)), head.holder, ...head.address],
        sections: [
          {
            title: 'Your account',
            text: `${account.kindWords}, ending in ${account.lastFour}, opened on ${dayWords(account.openedOn)}. Opening it hasn’t moved any money.`,
          },
          {
            title: 'Papers you get from us',
            text: 'A statement in the first days of each quarter. A confirmation on the day after each trade, deposit and withdrawal. Form 1099-R in January, when you took money out in the year before. Form 5498 in May, when it is an IRA. You’ll find all of them in your documents, and we’ll e-mail you when there’s a new one.',
          },
          {
            title: 'If something isn’t right',
            text: `Call ${support.phone} (${support.hours}) or write to ${support.email}. Tell us within 30 days of a statement.`,
          },
        ],
        close: [legalEntity],
        madeAt: at,
      })
      await savePaper(context, trx, account, {
        kind: 'welcome',
        of: 'opened',
        name: `About your ${account.kindWords}`,
        bytes,
        day: dayOf(at),
      })
    },
    context.random,
  )
}
