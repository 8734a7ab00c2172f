import { dayOf } from '@app/schemas/rules/days/days'
import { loanDistributionCode } from '@app/schemas/rules/loans/loan-distribution'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { soundBrand } from '../../../flows/sound-brand.ts'
import { accountOf } from '../../auth/account.ts'
import { type AccountRow, findAccount } from '../../brokerage/account-store.ts'
import { taxFormPdf } from '../../documents/papers/statement-pdf.ts'
import { saveDocument } from '../../documents/save-document.ts'
import { birthDateOf } from '../../personal-information/identity-of.ts'
import { announcePaper } from '../../statements/announce-paper.ts'
import { forgetHolderAfterLast, leftHolderOf } from '../../statements/left-holder.ts'
import type { LoanWork } from '../loan-work.ts'
import { type LoanRow, lockLoan, saveTaxForm } from '../store.ts'
import { formCorrectedEmail, taxFormEmail, taxFormMailedEmail } from './late-emails.ts'

const form = '1099-R'

/** The form about a loan that counted as paid out in a year before: filed with the person’s documents, once. */
export const makeTaxForm: LoanWork = async (context, trx, loan) => {
  const { distributed_cents: cents, ended_at: ended } = loan
  if (cents === null || ended === null || ended.getUTCFullYear() >= context.now().getUTCFullYear()) return
  await fileForm(context, trx, loan, { cents, on: dayOf(ended) })
}

/** Files the form again when something else counts as paid out than it reports. Nothing, once the payout was undone. */
export async function correctTaxForm(context: Context, trx: Queries, loanId: string): Promise<void> {
  const loan = await lockLoan(trx, loanId)
  if (!loan || loan.tax_form_on === null) return
  const { distributed_cents: cents, ended_at: ended, tax_form_on: on } = loan
  const isSame = ended !== null && dayOf(ended) === on
  await fileForm(context, trx, loan, { cents: isSame ? (cents ?? 0) : 0, on })
}

type Payout = { readonly cents: number; readonly on: string }

async function fileForm(context: Context, trx: Queries, loan: LoanRow, { cents, on }: Payout): Promise<void> {
  const plan = await findAccount(trx, loan.account_id ?? '')
  const year = on.slice(0, 4)
  const isAgain = loan.tax_form_on?.slice(0, 4) === year
  const holder = await holderOf(context, trx, loan.person_id)
  if (!plan || !holder || (isAgain && loan.tax_form_cents === cents)) return
  const corrections = isAgain ? loan.tax_form_corrections + 1 : 0
  const [of, name] =
    corrections === 0
      ? [loan.id, `Form ${form} ${year}, loan`]
      : [`${loan.id} corrected ${corrections}`, `Form ${form} ${year}, loan, corrected ${corrections}`]
  await saveTaxForm(trx, loan.id, { tax_form_at: context.now(), tax_form_on: on, tax_form_cents: cents, tax_form_corrections: corrections })
  await saveDocument(context, trx, {
    personId: loan.person_id,
    category: 'TAX_FORM',
    docType: form,
    status: 'FILED',
    day: dayOf(context.now()),
    foundBy: `tax form ${form} loan ${of}${isAgain || loan.tax_form_on === null ? '' : ` ${year}`}`,
    accountNumber: plan.number,
    file: { name: `${name}.pdf`, media: 'pdf', bytes: await formPdf(context, plan, holder, { cents, on, isCorrected: corrections > 0 }) },
  })
  await announcePaper(context, trx, {
    personId: loan.person_id,
    about: `${plan.id} ${dayOf(context.now())} loan`,
    here: (to) => (corrections === 0 ? taxFormEmail(to, Number(year), cents) : formCorrectedEmail(to, Number(year))),
    mailed: (left) => taxFormMailedEmail(left, Number(year)),
  })
  await forgetHolderAfterLast(context, trx, loan.person_id)
}

/** Of people who have left it is what was saved for their last papers; the address is on what is mailed. */
async function holderOf({ keys }: Context, trx: Queries, personId: string) {
  const reads = { db: trx, keys }
  const left = await leftHolderOf(reads, personId)
  if (left) return left
  const account = await accountOf(reads, personId)
  return account && { name: `${account.firstName} ${account.lastName}`, address: [], birthDate: await birthDateOf(reads, personId) }
}

type Holder = NonNullable<Awaited<ReturnType<typeof holderOf>>>

function formPdf(
  context: Context,
  plan: AccountRow,
  { name, address, birthDate }: Holder,
  { cents, on, isCorrected }: Payout & { readonly isCorrected: boolean },
): Promise<Buffer> {
  return taxFormPdf({
    from: soundBrand(context.flows).custodian,
    holder: name,
    address,
    form,
    year: Number(on.slice(0, 4)),
    isCorrected,
    accountLastFour: plan.last_four ?? plan.number.slice(-4),
    boxes: [
      { number: '1', about: 'Gross distribution', amountCents: cents },
      { number: '2a', about: 'Taxable amount', amountCents: cents },
      { number: '4', about: 'Federal income tax withheld', amountCents: 0 },
      { number: '7', about: 'Distribution code', text: loanDistributionCode(birthDate, on) },
    ],
    madeAt: context.now(),
  })
}
