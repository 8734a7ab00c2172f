import type { OpenableAccount } from '@app/schemas/api/people/paper-names'
import { type AccountType, accountTypes } from '@app/schemas/rules/accounts/account-type'
import { scheduleOf } from '@app/schemas/rules/loans/amortisation'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { inheritorWords } from '../beneficiaries/in-words.ts'
import { wantedBeneficiaries } from '../beneficiaries/lists.ts'
import { findAccounts as findBrokerageAccounts } from '../brokerage/account-store.ts'
import { findAgreementsToSign } from '../documents/store.ts'
import { amortised, toCost } from '../loans/record.ts'
import { findLoans } from '../loans/store.ts'
import { answersOf } from '../questionnaire/record.ts'
import { formsToSign, type TransferForm } from '../rollovers/following/transfer-forms.ts'
import { findSignatures, type SignatureRow } from './store.ts'
import { accountsToSign, isSignedFor, signedAt } from './to-sign.ts'

/** What of a person waits for a signature. */
export type Thing =
  /** Who inherits it, where they named somebody. */
  | { readonly kind: 'account'; readonly about: OpenableAccount; readonly inherits: string | undefined }
  | {
      readonly kind: 'transfer'
      readonly about: string
      readonly form: TransferForm
    }
  | {
      readonly kind: 'loan'
      readonly about: string
      readonly isPending: boolean
      readonly needsSpouse: boolean
      readonly cost: ReturnType<typeof toCost>
    }

const accountNames: Readonly<Record<OpenableAccount, string>> = {
  TRADITIONAL_IRA: 'Traditional IRA',
  ROTH_IRA: 'Roth IRA',
  INDIVIDUAL_401K: 'Individual 401(k)',
}

export function accountName(type: OpenableAccount): string {
  return accountNames[type]
}

/** Everything that waits: accounts first, then money that is to move, then what is to be lent. */
export async function thingsToSign(context: Context, db: Queries, personId: string): Promise<readonly Thing[]> {
  const signed = await findSignatures(db, personId)
  const [accounts, transfers, loans, beneficiaries] = await Promise.all([
    accountsOpening(context, db, personId, signed),
    transfersAsked(context, db, personId),
    loansAsked(db, personId),
    wantedBeneficiaries(context, db, personId),
  ])
  const inherits = inheritorWords(beneficiaries)
  return [
    ...accounts.map((type) => ({ kind: 'account', about: type, inherits }) as const),
    ...[...transfers, ...loans].filter(({ kind, about }) => signedAt(signed, kind, about) === undefined),
  ]
}

/** Whether the papers of a kind of account are signed, for the one that is open or to be opened. */
export async function isAccountSigned(db: Queries, personId: string, type: OpenableAccount): Promise<boolean> {
  const [accounts, signed] = await Promise.all([findBrokerageAccounts(db, personId), findSignatures(db, personId)])
  return isSignedFor(accounts, signed, type)
}

/** The kinds of account that wait for a signature. */
async function accountsOpening(
  context: Context,
  db: Queries,
  personId: string,
  signed: readonly SignatureRow[],
): Promise<readonly OpenableAccount[]> {
  const [accounts, agreements, chosen] = await Promise.all([
    findBrokerageAccounts(db, personId),
    findAgreementsToSign(db, personId),
    chosenAccount(context, db, personId),
  ])
  return accountsToSign({ accounts, signed, agreements, chosen })
}

/** Which account is chosen now, where that is known. */
async function chosenAccount({ keys, flows }: Context, db: Queries, personId: string): Promise<AccountType | undefined> {
  const { account_type: said } = await answersOf({ db, keys }, flows.current().questions, personId)
  return accountTypes.find((type) => type === said)
}

async function transfersAsked(context: Context, db: Queries, personId: string): Promise<readonly Extract<Thing, { kind: 'transfer' }>[]> {
  const forms = await formsToSign(context, db, personId)
  return forms.map((form) => ({ kind: 'transfer', about: form.rolloverId, form }))
}

async function loansAsked(db: Queries, personId: string): Promise<readonly Extract<Thing, { kind: 'loan' }>[]> {
  const open = (await findLoans(db, personId)).filter(({ status }) => status === 'PENDING' || status === 'CONFIRMED')
  return open.map((loan) => ({
    kind: 'loan',
    about: loan.id,
    isPending: loan.status === 'PENDING',
    needsSpouse: loan.spouse_needed,
    cost: toCost(loan, scheduleOf(amortised(loan))),
  }))
}
