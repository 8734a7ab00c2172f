import type { OpenableAccount } from '@app/schemas/api/paper-names'
import { openableAccounts } from '@app/schemas/api/paper-names'
import { scheduleOf } from '@app/schemas/rules/amortisation'
import type { Queries } from '../../db/database.ts'
import type { Ground } from '../../ground.ts'
import { sealing } from '../../security/sealing.ts'
import { findIras } from '../accounts/store.ts'
import { findAccounts as findBrokerageAccounts } from '../brokerage/account-store.ts'
import { findAgreementsToSign } from '../documents/store.ts'
import { openDetails } from '../found-accounts/details.ts'
import { findRollovers } from '../found-accounts/rollover-store.ts'
import { findAccounts as findFoundAccounts } from '../found-accounts/store.ts'
import { amortised, toCost } from '../loans/record.ts'
import { findLoans } from '../loans/store.ts'
import { findSignatures } from './store.ts'

type Reads = Pick<Ground, 'keys'> & { readonly db: Queries }

/** What of a person waits for a signature. */
export type Thing =
  | { readonly kind: 'account'; readonly about: OpenableAccount }
  | {
      readonly kind: 'transfer'
      readonly about: string
      readonly from: string
      readonly plan: string | null
      readonly to: string | undefined
      readonly way: string
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
const ended: ReadonlySet<string> = new Set(['REJECTED', 'CLOSED'])

export function accountName(type: OpenableAccount): string {
  return accountNames[type]
}

/** Everything that waits: accounts first, then money that is to move, then what is to be lent. */
export async function thingsToSign(reads: Reads, personId: string): Promise<readonly Thing[]> {
  const { db } = reads
  const signed = await findSignatures(db, personId)
  const signedAt = (kind: Thing['kind'], about: string) => signed.find((one) => one.kind === kind && one.about === about)?.signed_at
  const [accounts, transfers, loans] = await Promise.all([
    accountsOpening(db, personId),
    transfersAsked(reads, personId),
    loansAsked(db, personId),
  ])
  // An account that was closed and is opened anew is signed for anew.
  const unsigned = accounts.filter(({ type, since }) => !((signedAt('account', type) ?? new Date(Number.NaN)) > since))
  return [
    ...unsigned.map(({ type }) => ({ kind: 'account', about: type }) as const),
    ...[...transfers, ...loans].filter(({ kind, about }) => signedAt(kind, about) === undefined),
  ]
}

/** The kinds of account that are being opened or open, or whose agreements were made; and since when a signature counts for them. */
async function accountsOpening(db: Queries, personId: string) {
  const [accounts, agreements] = await Promise.all([findBrokerageAccounts(db, personId), findAgreementsToSign(db, personId)])
  return openableAccounts.flatMap((type) => {
    const ofType = accounts.filter(({ account_type }) => account_type === type)
    const isOpening = ofType.some(({ state }) => !ended.has(state)) || agreements.some((name) => name.startsWith(`agreement ${type} `))
    const lastEndMs = Math.max(0, ...ofType.filter(({ state }) => ended.has(state)).map(({ updated_at }) => updated_at.getTime()))
    return isOpening ? [{ type, since: new Date(lastEndMs) }] : []
  })
}

async function transfersAsked(reads: Reads, personId: string): Promise<readonly Extract<Thing, { kind: 'transfer' }>[]> {
  const { db, keys } = reads
  const open = (await findRollovers(db, personId)).filter(({ sent_at, refused_at }) => sent_at === null && refused_at === null)
  if (open.length === 0) return []
  const [found, to] = await Promise.all([findFoundAccounts(db, personId), receiverOf(reads, personId)])
  return open.flatMap(({ id, found_account_id, way }) => {
    const account = found.find((one) => one.id === found_account_id)
    if (!account) return []
    const { recordKeeper, company, employer, plan } = openDetails(keys, account)
    return [{ kind: 'transfer', about: id, from: recordKeeper ?? company ?? employer, plan: plan ?? employer, to, way } as const]
  })
}

/** Where money goes: to the account with us, else to the IRA that the person has named. */
async function receiverOf({ db, keys }: Reads, personId: string): Promise<string | undefined> {
  const own = (await findBrokerageAccounts(db, personId)).find(({ state }) => !ended.has(state))
  if (own) return accountNames[own.account_type]
  const [ira] = await findIras(db, personId)
  return ira && `${sealing(keys, 'ira_accounts').open('provider', ira.id, ira.provider)}, account ending in ${ira.last_four}`
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
