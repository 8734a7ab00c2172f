import { dayWords } from '@app/schemas/rules/days/day-words'
import { paperDueOn } from '@app/schemas/rules/papers/paper-days'
import type { TaskHandlers } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { leftHolderOf } from './left-holder.ts'
import { findStatementOf, findTaxForms } from './store.ts'

/** Papers of people who have left go by mail. */
export const mailPaperTasks = {
  'mail-paper': {
    show: async ({ keys }, db, { personId, about }) => {
      const [accountId = '', day = ''] = about.split(' ')
      const holder = personId === null ? undefined : await leftHolderOf({ db, keys }, personId)
      const facts = [
        {
          label: 'To',
          value: holder ? [holder.name, ...holder.address].join(', ') : 'It’s on the paper: the address is saved nowhere else any more',
        },
        { label: 'Made on', value: dayWords(day) },
      ]
      return [{ title: 'What to mail', facts, papers: await papersMadeOn(db, accountId, day) }]
    },
    settle: async () => undefined,
  },
} satisfies Partial<TaskHandlers>

async function papersMadeOn(db: Queries, accountId: string, day: string) {
  const due = paperDueOn(day)
  if (due.kind === 'statement') {
    const statement = await findStatementOf(db, accountId, due.end)
    return statement ? [{ pk: statement.document_id, title: `Statement ${due.end}` }] : []
  }
  const forms = (await findTaxForms(db, accountId)).filter(({ form, year }) => form === due.kind && year === due.year)
  return forms.map(({ document_id: pk, form, year, code }) => ({ pk, title: `Form ${form} ${year} ${code}`.trim() }))
}
