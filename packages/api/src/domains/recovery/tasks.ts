import { inEnglishFor } from '@app/schemas/errors'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context, TaskHandlers } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { fail } from '../../failure/failure.ts'
import { accountOf } from '../auth/account.ts'
import { writeTo } from '../auth/write-to.ts'
import { recoveryRefusedEmail } from './emails.ts'
import { openIfDue } from './open-recovery.ts'
import { endRecovery, findRecovery, lockOpen, setLook } from './store.ts'

/** A colleague makes sure that it is the owner who has lost every second factor. */
export const recoveryTasks = {
  'recover-sign-in': {
    show: async (context, db, { about, personId }) => {
      const row = await findRecovery(db, about)
      const account = personId === null ? undefined : await accountOf({ db, keys: context.keys }, personId)
      const facts = [
        { label: 'Asked on', value: dayOrUnknown(row?.asked_at) },
        { label: 'Not before', value: dayOrUnknown(row?.ready_at) },
        { label: 'Phone that they confirmed', value: await phoneOf(context, personId) },
        { label: 'E-mail address', value: account ? `${account.email}${account.isConfirmed ? '' : ' (not confirmed)'}` : 'none' },
        { label: 'With us since', value: dayOrUnknown(account?.madeAt) },
      ]
      return [{ title: 'The request', facts }]
    },
    settle: async (context, trx, { about, personId }, settled) => {
      const row = await lockOpen(trx, about)
      if (!row || personId === null)
        return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'The customer has stopped it.') })
      if (settled.outcome === 'is-them') {
        await setLook(trx, row.id, 'is-them')
        await openIfDue(context, trx, row.id)
      } else {
        await endRecovery(trx, row.id, 'refused', context.now())
        await writeTo(context, trx, personId, recoveryRefusedEmail)
      }
      await audit(trx, { actor: 'desk', action: 'recovery.looked-at', subject: `person:${personId}`, detail: { found: settled.outcome } })
      return undefined
    },
  },
} satisfies Partial<TaskHandlers>

async function phoneOf(context: Context, personId: string | null): Promise<string> {
  return (personId === null ? undefined : await context.hooks.phoneOf(context, personId)) ?? 'none'
}

function dayOrUnknown(at: Date | undefined): string {
  return at ? dayWords(dayOf(at)) : 'unknown'
}
