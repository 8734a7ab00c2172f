import type { Context } from '../../context/context.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import { brokerageOf } from '../brokerage/brokerage-of.ts'
import { confirmLoan } from '../loans/confirm.ts'
import { loansOf } from '../loans/loan-context.ts'
import { openSigned } from './open-signed.ts'
import type { SigningContext } from './signing-context.ts'
import { textLinks } from './text-link.ts'

/** Signing on the service's context, with the loans and accounts that a signature sets going. */
export function signingOf(context: Context): SigningContext {
  return {
    context,
    brand: () => soundBrand(context.flows),
    questions: () => context.flows.current().questions,
    publicUrl: context.settings.publicUrl,
    confirmLoan: (personId, key, loanId, bySpouse) =>
      confirmLoan(loansOf(context), personId, key, { loan_id: loanId, spouse_consent: bySpouse }),
    openAccount: openSigned(brokerageOf(context)),
    ...textLinks(context, context.partners.sms),
  }
}
