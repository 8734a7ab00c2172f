import { dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { distributionTypes } from '@app/schemas/rules/money/distributions'
import { distributionCodes } from '@app/schemas/rules/papers/distribution-code'
import { boxes5498, emptied1099R, forms1099R, type IraYear, type Paid } from '@app/schemas/rules/papers/form-boxes'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import {
  changesForPapers,
  firstRothYear,
  type PaperAccount,
  type PaperChange,
  type PaperTransfer,
  transfersForPapers,
} from '../../brokerage/for-papers.ts'
import { type PaperHead, taxHolderOf } from '../holder.ts'
import { findStatementOf, findTaxForms } from '../store.ts'
import { fileTaxForm } from './tax-form.ts'

type Make = (context: Context, trx: Queries, account: PaperAccount, head: PaperHead, year: number) => Promise<boolean>

/** What was taken out of an account in a year: a form for each code. Returns whether there was anything to report. */
export const make1099R: Make = async (context, trx, account, head, year) => {
  const paid = [
    ...(await transfersForPapers(trx, account)).flatMap((transfer) => paidIn(transfer, year)),
    ...(await changesForPapers(trx, account)).flatMap((change) => changedIn(change, year)),
  ]
  const filed = (await findTaxForms(trx, account.id)).filter((row) => row.form === '1099-R' && row.year === year)
  const isNeeded = paid.length > 0 || filed.length > 0
  const identity = isNeeded ? await taxHolderOf(context, trx, account.personId) : undefined
  if (!identity) return false
  const rothSince = await firstRothYear(trx, account.personId)
  const holder = { accountType: account.accountType, birthDate: identity.birthDate, state: identity.state, rothSince }
  const forms = forms1099R(holder, paid)
  const emptied = filed
    .map(({ code }) => distributionCodes.find((one) => one === code))
    .flatMap((code) =>
      code === undefined || forms.some((form) => form.code === code) ? [] : [{ code, boxes: emptied1099R(holder, code) }],
    )
  const common = { form: '1099-R', year, ssnLastFour: identity.ssnLastFour, day: dayOf(head.madeAt) } as const
  let isNews = false
  for (const form of [...forms, ...emptied]) if (await fileTaxForm(context, trx, account, head, { ...common, ...form })) isNews = true
  return isNews
}

/** What was put into an IRA for a year, and what it was worth at its end. Returns whether there was anything to report. */
export const make5498: Make = async (context, trx, account, head, year) => {
  const identity = account.accountType === 'INDIVIDUAL_401K' ? undefined : await taxHolderOf(context, trx, account.personId)
  const boxes = identity && boxes5498({ ...(await iraYearOf(trx, account, year)), birthDate: identity.birthDate })
  if (!boxes) return false
  const common = { form: '5498', year, code: '', ssnLastFour: identity.ssnLastFour, day: dayOf(head.madeAt) } as const
  return fileTaxForm(context, trx, account, head, { ...common, boxes })
}

async function iraYearOf(trx: Queries, account: PaperAccount, year: number): Promise<Omit<IraYear, 'birthDate'>> {
  const transfers = (await transfersForPapers(trx, account)).filter(
    ({ direction, state }) => direction === 'IN' && (state === 'SETTLED' || state === 'AVAILABLE'),
  )
  const changes = (await changesForPapers(trx, account)).filter(({ direction, settled_at }) => direction === 'IN' && isIn(settled_at, year))
  const statement = await findStatementOf(trx, account.id, `${year}-12-31`)
  return {
    accountType: account.accountType,
    year,
    contributedCents: sumOf(transfers.filter(({ tax_year }) => tax_year === year)),
    rolledOverCents: sumOf(transfers.filter(({ type, settled_at }) => type === 'ROLLOVER' && isIn(settled_at, year))),
    recharacterizedCents: changes.reduce((sum, { moved_cents }) => sum + moved_cents, 0),
    valueCents: statement ? statement.cash_cents + statement.fund_cents : 0,
  }
}

/** A withdrawal that was paid in the year and did not come back. What a plan lends is none. */
function paidIn(transfer: PaperTransfer, year: number): readonly Paid[] {
  const { direction, type, state, settled_at, amount_cents, withheld_cents, state_withheld_cents } = transfer
  if (direction !== 'OUT' || state !== 'SETTLED' || settled_at === null || !isIn(settled_at, year)) return []
  const kind = type === 'ROLLOVER' ? 'DIRECT_ROLLOVER' : distributionTypes.find((one) => one === type)
  if (!kind) return []
  const held = { withheldCents: withheld_cents, stateWithheldCents: state_withheld_cents }
  return [{ type: kind, paidOn: dayOf(settled_at), grossCents: amount_cents, ...held }]
}

/** What left the account in the year because a contribution counts as made to the other kind of IRA. */
function changedIn({ direction, settled_at, moved_cents, tax_year }: PaperChange, year: number): readonly Paid[] {
  if (direction !== 'OUT' || settled_at === null || !isIn(settled_at, year)) return []
  const none = { withheldCents: 0, stateWithheldCents: 0 }
  return [{ type: 'RECHARACTERIZATION', contributedFor: tax_year, paidOn: dayOf(settled_at), grossCents: moved_cents, ...none }]
}

function isIn(moment: Date | null, year: number): boolean {
  return moment !== null && moment >= startOfDay(`${year}-01-01`) && moment < startOfDay(`${year + 1}-01-01`)
}

function sumOf(transfers: readonly PaperTransfer[]): number {
  return transfers.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}
