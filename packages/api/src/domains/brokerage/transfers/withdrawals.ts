import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents, toDollars } from '@app/schemas/api/fields'
import type { brokerageContracts } from '@app/schemas/api/money/brokerage'
import { dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { type DistributionProblem, distribution, distributionWords } from '@app/schemas/rules/money/distributions'
import { withdrawalArrivesBy } from '@app/schemas/rules/money/withdrawal-days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import { requireStepUp } from '../../auth/step-up.ts'
import { writeTo } from '../../auth/write-to.ts'
import { completeBirthDateOf } from '../../personal-information/identity-of.ts'
import { type AccountRow, findOwnAccount } from '../account-store.ts'
import { type Reader, toTransferAnswer } from '../answers.ts'
import { book } from '../booking.ts'
import { accountAndBankOf, refuseAmount, saveTransfer } from './ask-money.ts'
import { isTaxedByState } from './state-tax.ts'
import { takeableOf } from './takeable.ts'
import { withdrawalAskedEmail } from './transfer-emails.ts'
import { sumOwnMoney, sumWithdrawn } from './transfer-store.ts'
import { tooMuchWords, withdrawalNotes } from './withdrawal-notes.ts'

type FromIra = BodyOf<typeof brokerageContracts.withdrawFromIra>
type Sent = BodyOf<typeof brokerageContracts.withdraw>

/** Asks for money to be paid to the bank. It is put aside at once, so that nobody can ask for it twice. */
export async function withdraw(context: Context, person: Reader, key: string, sent: FromIra & Partial<Sent>) {
  const stepUp = requireStepUp(person, context.now())
  if (stepUp) return stepUp
  const work = async (trx: Queries) => {
    const { account_number: number } = sent
    const found = await accountAndBankOf(context, trx, person.id, number)
    if (isFailure(found)) return found
    const { account, bank } = found
    const amountCents = dollarsToCents(sent.amount)
    const there = await takeableOf(context, trx, account)
    const refused = refuseAmount(amountCents, amountCents === there.cents)
    if (refused) return refused
    const due = await distributionOf(context, trx, account, sent, there)
    if (isFailure(due)) return due
    const row = await saveTransfer(context, trx, account, bank, {
      direction: 'OUT',
      type: sent.distribution_type,
      tax_year: null,
      amount_cents: amountCents,
      withholding_percent: due.withholdingPercent,
      withheld_cents: due.withheldCents,
      state_withholding_percent: due.stateWithholdingPercent,
      state_withheld_cents: due.stateWithheldCents,
      additional_tax_cents: due.additionalTaxCents,
      schedule_id: null,
    })
    if (amountCents > there.cents) return refuseMore(there)
    if (amountCents > there.cash) {
      const order = { personId: person.id, accountId: account.id, orderId: row.id, cents: amountCents - there.cash }
      await context.hooks.raiseCash(context, trx, order)
    }
    const held = await book.withdrawalAsked(trx, row, row.asked_at)
    if (held === 'not_enough_money') return refuseMore(there)
    if (row.waits_until) await writeTo(context, trx, person.id, withdrawalAskedEmail(row, context.settings.moneyWaitsMinutes))
    return toTransferAnswer(row, account.number, person.language)
  }
  const call = sent.account_number === undefined ? 'withdrawFromIra' : 'withdraw'
  return context.inTurn(person.id, () => doOnce(context, { personId: person.id, call, key, request: sent }, work))
}

type Takeable = Awaited<ReturnType<typeof takeableOf>>

function refuseMore({ cents, heldByLoans }: Takeable) {
  return fail('not_enough_money', { detail: tooMuchWords(cents, heldByLoans) })
}

/** What a withdrawal would come to. Nothing moves. */
export async function quoteWithdrawal(context: Context, person: Reader, sent: Sent) {
  const { db } = context
  const account = await findOwnAccount(db, person.id, sent.account_number)
  if (!account) return fail('not_found')
  const there = await takeableOf(context, db, account)
  const due = await distributionOf(context, db, account, sent, there)
  if (isFailure(due)) return due
  const taxes = await isTaxedByState(db, person.id)
  return {
    amount: sent.amount,
    federal_withholding_percent: due.withholdingPercent,
    tax_withheld: toDollars(due.withheldCents),
    state_withholding_percent: due.stateWithholdingPercent,
    state_tax_withheld: toDollars(due.stateWithheldCents),
    net_amount: toDollars(due.netCents),
    additional_tax: toDollars(due.additionalTaxCents),
    cash_available: toDollars(there.cents),
    state_taxes_income: taxes,
    arrives_by: withdrawalArrivesBy(dayOf(context.now())),
    is_possible: account.state === 'ACTIVE' && dollarsToCents(sent.amount) <= there.cents,
    notes: withdrawalNotes({ type: account.account_type, due, heldByLoans: there.heldByLoans, isTaxedByState: taxes }, person.language),
  }
}

async function distributionOf(context: Context, db: Queries, account: AccountRow, sent: FromIra, { cash, funds }: Takeable) {
  const birthDate = await completeBirthDateOf({ db, keys: context.keys }, account.person_id)
  if (birthDate === undefined) return fail('personal_information_required')
  const today = dayOf(context.now())
  const due = distribution({
    accountType: account.account_type,
    type: sent.distribution_type,
    birthDate,
    today,
    amountCents: dollarsToCents(sent.amount),
    accountCents: cash + funds,
    withholdingPercent: sent.federal_withholding_percent,
    stateWithholdingPercent: sent.state_withholding_percent,
    isTaxedByState: await isTaxedByState(db, account.person_id),
    takenCents: await sumWithdrawn(db, account.person_id, sent.distribution_type, startOfDay(`${today.slice(0, 4)}-01-01`)),
    rothBasisCents: await sumOwnMoney(db, account.id),
  })
  if (!('problem' in due)) return due
  return fail('validation_failed', { fields: { [fieldOf(due.problem)]: [distributionWords(due.problem)] } })
}

function fieldOf(problem: DistributionProblem) {
  if (problem === 'withholding-too-low') return 'federal_withholding_percent'
  return problem === 'withholding-too-high' || problem === 'no-state-tax' ? 'state_withholding_percent' : 'distribution_type'
}
