import type { TaxKind } from '@app/schemas/rules/accounts/rollover'
import type { Destination } from '@app/schemas/rules/accounts/rollover-destinations'
import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { soundBrand } from '../../../flows/sound-brand.ts'
import { sealing } from '../../../security/sealing.ts'
import { sealedIraAccounts } from '../../accounts/sealed.ts'
import { findIras, type IraRow } from '../../accounts/store.ts'
import { accountOf } from '../../auth/account-of.ts'
import { brokerageAccountsOf, type OwnAccount, receivingNumberOf } from '../../brokerage/money-of.ts'
import type { Receiver } from '../details.ts'
import { sealedDestinations } from '../sealed.ts'
import { type DestinationRow, findOwnPlans } from './destination-store.ts'

/** A place that money of a person can go to, with all that a sender needs to know of it. */
export type Place = Destination & { readonly name: string; readonly accountId: string | null; readonly receiver: Receiver }

const names: Readonly<Record<BrokerageAccountType, string>> = {
  TRADITIONAL_IRA: 'Traditional IRA',
  ROTH_IRA: 'Roth IRA',
  INDIVIDUAL_401K: 'Individual 401(k)',
}
const ended: ReadonlySet<OwnAccount['state']> = new Set(['REJECTED', 'CLOSED'])

/** Every place that a person could have money sent to: accounts here, IRAs elsewhere, and plans of employers. */
export async function placesOf(context: Context, db: Queries, personId: string): Promise<readonly Place[]> {
  const account = await accountOf({ db, keys: context.keys }, personId)
  if (!account) return []
  const holder = `${account.firstName} ${account.lastName}`
  const own = (await brokerageAccountsOf(db, personId)).filter(({ state }) => !ended.has(state))
  const [ours, iras, plans] = [
    await Promise.all(own.map((one) => ourPlace(context, db, personId, one, holder))),
    (await findIras(db, personId)).map((row) => iraPlace(context, row, holder)),
    (await findOwnPlans(db, personId)).map((row) => toPlanPlace(context, row, holder)),
  ]
  return [...ours, ...iras, ...plans]
}

async function ourPlace(context: Context, db: Queries, personId: string, account: OwnAccount, holder: string): Promise<Place> {
  const { custodian, custodianAddress } = soundBrand(context.flows)
  const name = names[account.accountType]
  const isSigned = await context.hooks.isAccountSigned({ ...context, db }, personId, account.accountType)
  const todo = ourTodo(name, account, isSigned)
  const accountNumber = (await receivingNumberOf(context.keys, db, account.id)) ?? account.number
  return {
    pk: account.id,
    kind: 'ours',
    name: account.lastFour === null ? `${name} here` : `${name} here, ending in ${account.lastFour}`,
    takes: takesOf(account.accountType),
    isReady: todo === null,
    todo,
    accountId: account.id,
    receiver: {
      name,
      institution: custodian,
      recordKeeper: null,
      accountNumber,
      payableTo: payee(custodian, holder),
      checkAddress: custodianAddress,
    },
  }
}

function takesOf(type: BrokerageAccountType): readonly TaxKind[] {
  return type === 'ROTH_IRA' ? ['roth'] : ['pre-tax']
}

function ourTodo(name: string, { isActive, state }: OwnAccount, isSigned: boolean): string | null {
  if (state === 'ACTION_REQUIRED') return `Your ${name} isn’t open yet: send the documents that were asked for. Then ask again.`
  if (!isActive) {
    const meanwhile = isSigned ? 'Send' : 'Sign its papers meanwhile, and send'
    return `Your ${name} is being opened. That takes a few days, and we e-mail you. ${meanwhile} your request after that.`
  }
  return isSigned ? null : `Sign the papers of your ${name}. Then send your request.`
}

function iraPlace({ keys }: Context, row: IraRow, holder: string): Place {
  const { open } = sealing(keys, sealedIraAccounts)
  const provider = open('provider', row.id, row.provider)
  const takes: readonly TaxKind[] = row.ira_type === 'traditional' ? ['pre-tax'] : row.ira_type === 'roth' ? ['roth'] : []
  const todo = takes.length > 0 ? null : `Say first which kind of IRA you have at ${provider}: Traditional or Roth.`
  return {
    pk: row.id,
    kind: 'ira',
    name: elsewhere(provider, row.last_four),
    takes,
    isReady: todo === null,
    todo,
    accountId: null,
    receiver: receiverOf(row, provider, holder, (name, value) => open(name, row.id, value)),
  }
}

export function toPlanPlace({ keys }: Context, row: DestinationRow, holder: string): Place {
  const { open } = sealing(keys, sealedDestinations)
  const institution = open('institution', row.id, row.institution)
  return {
    pk: row.id,
    kind: 'plan',
    name: elsewhere(institution, row.last_four),
    takes: row.takes_roth ? ['pre-tax', 'roth'] : ['pre-tax'],
    isReady: true,
    todo: null,
    accountId: null,
    receiver: {
      ...receiverOf(row, institution, holder, (name, value) => open(name, row.id, value)),
      recordKeeper: row.record_keeper === null ? null : open('record_keeper', row.id, row.record_keeper),
    },
  }
}

type Elsewhere = {
  readonly last_four: string | null
  readonly account_number: string | null
  readonly check_payable_to: string | null
  readonly check_address: string | null
}
type Open = (column: 'account_number' | 'check_payable_to' | 'check_address', value: string) => string

/** What a sender needs to know of an account elsewhere. */
function receiverOf(row: Elsewhere, institution: string, holder: string, open: Open): Receiver {
  return {
    name: elsewhere(institution, row.last_four),
    institution,
    recordKeeper: null,
    accountNumber: row.account_number === null ? null : open('account_number', row.account_number),
    payableTo: row.check_payable_to === null ? payee(institution, holder) : open('check_payable_to', row.check_payable_to),
    checkAddress: row.check_address === null ? null : open('check_address', row.check_address),
  }
}

function elsewhere(institution: string, lastFour: string | null): string {
  return lastFour === null ? institution : `${institution}, account ending in ${lastFour}`
}

/** So that a check counts as sent to the account, and not as paid to the person. */
function payee(institution: string, holder: string): string {
  return `${institution} FBO ${holder}`
}
