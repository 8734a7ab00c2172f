import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import { paperDueOn } from '@app/schemas/rules/papers/paper-days'
import type { TaskHandlers } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { findByCategory } from '../documents/store.ts'
import { leftHolderOf } from './left-holder.ts'
import { findConfirmations, findStatementOf, findTaxForms, type TaxFormRow } from './store.ts'

/** Papers of people who have left go by mail. */
export const mailPaperTasks = {
  'mail-paper': {
    show: async ({ keys }, db, { personId, about }) => {
      const [accountId = '', day = '', which] = about.split(' ')
      const holder = personId === null ? undefined : await leftHolderOf({ db, keys }, personId)
      const facts = [
        {
          label: 'To',
          value: holder ? [holder.name, ...holder.address].join(', ') : 'It’s on the paper: the address is saved nowhere else any more',
        },
        { label: 'Made on', value: dayWords(day) },
      ]
      const isOfDay = which === undefined || personId === null
      const papers = await (isOfDay ? papersMadeOn(db, accountId, day) : papersNamed(db, personId, { accountId, day, which }))
      return [{ title: 'What to mail', facts, papers }]
    },
    settle: async () => undefined,
  },
} satisfies Partial<TaskHandlers>

type Named = { readonly accountId: string; readonly day: string; readonly which: string }

/** What is made when something is booked, and not on a day of papers: confirmations, forms that were corrected, and those about loans. */
async function papersNamed(db: Queries, personId: string, { accountId, day, which }: Named) {
  if (which === 'loan')
    return (await findByCategory(db, personId, 'TAX_FORM'))
      .filter(({ found_by, created_at }) => found_by.includes(' loan ') && dayOf(created_at) === day)
      .map(({ id: pk }) => ({ pk, title: 'Form 1099-R, loan' }))
  if (which !== 'confirmation')
    return (await findTaxForms(db, accountId)).filter(({ form, corrections }) => form === which && corrections > 0).map(titled)
  const confirmations = await findConfirmations(db, accountId)
  return (await findByCategory(db, personId, 'CONFIRMATION'))
    .filter(({ id, created_at }) => confirmations.has(id) && dayOf(created_at) === day)
    .map(({ id: pk }) => ({ pk, title: 'Confirmation' }))
}

async function papersMadeOn(db: Queries, accountId: string, day: string) {
  const due = paperDueOn(day)
  if (due.kind === 'statement') {
    const statement = await findStatementOf(db, accountId, due.end)
    return statement ? [{ pk: statement.document_id, title: `Statement ${due.end}` }] : []
  }
  return (await findTaxForms(db, accountId)).filter(({ form, year }) => form === due.kind && year === due.year).map(titled)
}

function titled({ document_id: pk, form, year, code }: TaxFormRow) {
  return { pk, title: `Form ${form} ${year} ${code}`.trim() }
}
