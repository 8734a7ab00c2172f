import { dayOf } from '@app/schemas/rules/days/days'
import { loanDistributionCode } from '@app/schemas/rules/loans/loan-distribution'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { soundBrand } from '../../../flows/sound-brand.ts'
import { accountOf } from '../../auth/account-of.ts'
import { writeTo } from '../../auth/write-to.ts'
import { findAccount } from '../../brokerage/account-store.ts'
import { taxFormPdf } from '../../documents/papers/statement-pdf.ts'
import { saveDocument } from '../../documents/save-document.ts'
import { birthDateOf } from '../../personal-information/identity-of.ts'
import type { LoanWork } from '../loan-work.ts'
import { type LoanRow, markTaxForm } from '../store.ts'
import { taxFormEmail } from './late-emails.ts'

const form = '1099-R'

/** The form about a loan that counted as paid out in the year before: filed with the person’s documents, once. */
export const makeTaxForm: LoanWork = async (context, trx, loan) => {
  const { distributed_cents: cents, ended_at: ended } = loan
  const plan = await findAccount(trx, loan.account_id ?? '')
  if (cents === null || ended === null || !plan || !(await markTaxForm(trx, loan.id, context.now()))) return
  const year = ended.getUTCFullYear()
  const day = dayOf(context.now())
  await saveDocument(context, trx, {
    personId: loan.person_id,
    category: 'TAX_FORM',
    docType: form,
    status: 'FILED',
    day,
    foundBy: `tax form ${form} loan ${loan.id}`,
    accountNumber: plan.number,
    file: { name: `Form ${form} ${year}, loan.pdf`, media: 'pdf', bytes: await formPdf(context, trx, loan, { cents, ended, year }) },
  })
  await writeTo(context, trx, loan.person_id, (addressed) => taxFormEmail(addressed, year, cents))
}

type Distributed = { readonly cents: number; readonly ended: Date; readonly year: number }

async function formPdf(context: Context, trx: Queries, loan: LoanRow, { cents, ended, year }: Distributed): Promise<Buffer> {
  const account = await accountOf({ db: trx, keys: context.keys }, loan.person_id)
  const birthDate = await birthDateOf({ db: trx, keys: context.keys }, loan.person_id)
  const plan = await findAccount(trx, loan.account_id ?? '')
  return taxFormPdf({
    from: soundBrand(context.flows).custodian,
    holder: account ? `${account.firstName} ${account.lastName}` : '',
    form,
    year,
    accountLastFour: plan?.last_four ?? plan?.number.slice(-4) ?? '',
    boxes: [
      { number: '1', about: 'Gross distribution', amountCents: cents },
      { number: '2a', about: 'Taxable amount', amountCents: cents },
      { number: '4', about: 'Federal income tax withheld', amountCents: 0 },
      { number: '7', about: 'Distribution code', text: loanDistributionCode(birthDate, dayOf(ended)) },
    ],
    madeAt: context.now(),
  })
}
