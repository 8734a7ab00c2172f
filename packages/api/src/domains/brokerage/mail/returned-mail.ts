import { inEnglishFor } from '@app/schemas/errors'
import { dayWords } from '@app/schemas/rules/days/day-words'
import type { Context, TaskHandlers } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import type { PartnerAccount } from '../../../partners/brokerage/brokerage.ts'
import { writeTo } from '../../auth/write-to.ts'
import { openTask } from '../../desk/open-task.ts'
import { postalAddressOf } from '../../personal-information/identity-of.ts'
import { type AccountRow, findAccount, saveAccount } from '../account-store.ts'
import { mailNames } from './mail-names.ts'
import { aboutAddressEmail, mailCameBackEmail, mailSentAgainEmail } from './returned-mail-emails.ts'

/** Paper mail that the brokerage got back: the person is asked for the right address, and a colleague has it sent again. */
export async function hearOfReturnedMail(
  context: Context,
  trx: Queries,
  { id, person_id: personId, returned_mail: known }: AccountRow,
  { returnedMail: mail }: PartnerAccount,
): Promise<void> {
  if (!mail || mail.id === known) return
  await saveAccount(trx, id, { returned_mail: mail.id }, context.now())
  const sentTo = (await addressOf(context, trx, personId)) ?? ''
  const detail = { account: id, what: mailNames.en[mail.what], on: mail.on, sentTo }
  await openTask(context, trx, { kind: 'returned-mail', personId, about: `${id} ${mail.id}`, detail })
  await writeTo(context, trx, personId, (addressed) => mailCameBackEmail(addressed, mail))
}

export const returnedMailTask: TaskHandlers['returned-mail'] = {
  show: async (context, db, { personId, detail }) => {
    const account = await findAccount(db, detail['account'] ?? '')
    const facts = [
      { label: 'What came back', value: detail['what'] ?? 'Unknown' },
      { label: 'On', value: dayWords(detail['on'] ?? '') },
      { label: 'Sent to', value: detail['sentTo'] || 'Unknown' },
      { label: 'Address we have now', value: (personId === null ? undefined : await addressOf(context, db, personId)) ?? 'none' },
      { label: 'Number at the brokerage', value: account?.partner_id ?? 'none' },
    ]
    return [{ title: 'The mail', facts }]
  },
  settle: async (context, trx, { personId, detail }, settled) => {
    if (personId === null) return fail('not_found')
    if (settled.outcome === 'to-correct') await writeTo(context, trx, personId, (to) => aboutAddressEmail(to, settled.values.words))
    if (settled.outcome !== 'sent-again' && settled.outcome !== 'same-address') return undefined
    const isSame = (await addressOf(context, trx, personId)) === detail['sentTo']
    if (isSame && settled.outcome === 'sent-again')
      return fail('not_in_this_state', { detail: inEnglishFor('colleagues', 'The address is still the one that it came back from.') })
    await writeTo(context, trx, personId, mailSentAgainEmail)
    return undefined
  },
}

async function addressOf({ keys }: Pick<Context, 'keys'>, db: Queries, personId: string): Promise<string | undefined> {
  return (await postalAddressOf({ db, keys }, personId))?.join(', ')
}
