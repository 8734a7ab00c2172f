import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { brokerageContracts } from '@app/schemas/api/money/brokerage'
import type { Words } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import { type Reader, toTransferAnswer } from '../answers.ts'
import { contributorOf, refuseContribution, taxYearOf } from '../contributions.ts'
import { accountAndBankOf, askDeposit, refuseAmount } from './ask-money.ts'

type Sent = BodyOf<typeof brokerageContracts.deposit>

const otherYear: Words<string> = {
  en: 'That year doesn’t go with this kind of contribution.',
  es: 'Ese año no corresponde a este tipo de aportación.',
}

/** Asks for a deposit from the bank. It is saved and booked as pending; the partner is called after the commit. */
export async function deposit(context: Context, person: Reader, key: string, sent: Sent) {
  const amountCents = dollarsToCents(sent.amount)
  const today = dayOf(context.now())
  const taxYear = taxYearOf(sent.contribution_type, today)
  if (sent.tax_year !== undefined && sent.tax_year !== taxYear) return fail('validation_failed', { fields: { tax_year: [otherYear] } })
  const refused = refuseAmount(amountCents)
  if (refused) return refused
  const who = await contributorOf(context, context.db, person.id)
  if (!who) return fail('personal_information_required')
  const work = async (trx: Queries) => {
    const found = await accountAndBankOf(context, trx, person.id, sent.account_number)
    if (isFailure(found)) return found
    const { account, bank } = found
    const { account_type: accountType } = account
    const problem = await refuseContribution(trx, { personId: person.id, accountType, taxYear, amountCents, today }, who)
    if (problem) return problem
    const row = await askDeposit(context, trx, account, bank, { type: sent.contribution_type, taxYear, amountCents, scheduleId: null })
    return toTransferAnswer(row, account.number, person.language)
  }
  return context.inTurn(person.id, () => doOnce(context, { personId: person.id, call: 'deposit', key, request: sent }, work))
}
