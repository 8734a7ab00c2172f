import { inEnglishFor } from '@app/schemas/errors'
import { maskedNumber } from '@app/schemas/rules/money/account-numbers'
import type { Context, TaskHandlers } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { sealing } from '../../security/sealing.ts'
import { writeTo } from '../auth/write-to.ts'
import { numberForColleague } from '../calls/number-to-call.ts'
import { reopenTask, withdrawTask } from '../desk/open-task.ts'
import { askedForKindEmail, kindFoundEmail, takesNoneEmail } from './emails.ts'
import { sealedIraAccounts } from './sealed.ts'
import { findIra, type IraRow, saveIraKind } from './store.ts'

/** Where people aren’t sure what kind of IRA it is, a colleague finds out; once they know it themselves, nobody has to. */
export async function askForKind(context: Context, trx: Queries, { id, person_id, ira_type, existing_ira }: IraRow): Promise<void> {
  if (ira_type === 'not-sure' && existing_ira) await reopenTask(context, trx, { kind: 'ira-kind', personId: person_id, about: id })
  else await withdrawTask(context, trx, 'ira-kind', id)
}

export const iraKindTasks = {
  'ira-kind': {
    show: async (context, db, { about, personId }) => {
      const row = await findIra(db, about)
      if (!row || personId === null) return []
      const facts = [
        { label: 'Held by', value: providerOf(context, row) },
        { label: 'Number', value: maskedNumber(row.last_four) },
        { label: 'Phone', value: await numberForColleague(context, personId) },
      ]
      return [{ title: 'The IRA', facts }]
    },
    settle: async (context, trx, { about }, settled) => {
      const row = await findIra(trx, about)
      if (!row) return fail('not_found')
      if (row.ira_type !== 'not-sure')
        return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'The customer has said meanwhile what kind it is.') })
      const provider = providerOf(context, row)
      if (settled.outcome === 'traditional' || settled.outcome === 'roth') {
        const kind = settled.outcome
        await saveIraKind(trx, row.id, kind, context.now())
        await writeTo(context, trx, row.person_id, (addressed) => kindFoundEmail(addressed, provider, kind))
      } else if (settled.outcome === 'takes-none') {
        await writeTo(context, trx, row.person_id, (addressed) => takesNoneEmail(addressed, provider, settled.values.why))
      } else {
        await writeTo(context, trx, row.person_id, (addressed) => askedForKindEmail(addressed, provider))
      }
      return undefined
    },
  },
} satisfies Partial<TaskHandlers>

function providerOf({ keys }: Context, { id, provider }: IraRow): string {
  return sealing(keys, sealedIraAccounts).open('provider', id, provider)
}
