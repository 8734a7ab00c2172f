import type { Words } from '@app/schemas/language'
import type { TaxKind } from '@app/schemas/rules/accounts/rollover'
import type { Destination } from '@app/schemas/rules/accounts/rollover-destinations'
import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { soundBrand } from '../../../flows/sound-brand.ts'
import { sealing } from '../../../security/sealing.ts'
import { sealedIraAccounts } from '../../accounts/sealed.ts'
import { findIras, type IraRow } from '../../accounts/store.ts'
import { accountOf } from '../../auth/account.ts'
import { brokerageAccountsOf, type OwnAccount, receivingNumberOf } from '../../brokerage/money-of.ts'
import { accountNames } from '../../brokerage/words/account-words.ts'
import type { Receiver } from '../details.ts'
import { sealedDestinations } from '../sealed.ts'
import { type DestinationRow, findOwnPlans } from './destination-store.ts'
import { nameElsewhere, nameHere, todoHere, whichIraWords } from './place-words.ts'

/** A place that money of a person can go to, with all that a sender needs to know of it. */
export type Place = Destination & { readonly name: Words<string>; readonly accountId: string | null; readonly receiver: Receiver }

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
  const isSigned = await context.hooks.isAccountSigned({ ...context, db }, personId, account.accountType)
  const todo = todoHere(account, isSigned)
  const accountNumber = (await receivingNumberOf(context.keys, db, account.id)) ?? account.number
  return {
    pk: account.id,
    kind: 'ours',
    name: nameHere(account),
    takes: takesOf(account.accountType),
    isReady: todo === null,
    todo,
    accountId: account.id,
    receiver: {
      name: accountNames[account.accountType],
      accountType: account.accountType,
      lastFour: null,
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

function iraPlace({ keys }: Context, row: IraRow, holder: string): Place {
  const { open } = sealing(keys, sealedIraAccounts)
  const provider = open('provider', row.id, row.provider)
  const takes: readonly TaxKind[] = row.ira_type === 'traditional' ? ['pre-tax'] : row.ira_type === 'roth' ? ['roth'] : []
  const todo = takes.length > 0 ? null : whichIraWords(provider)
  return {
    pk: row.id,
    kind: 'ira',
    name: nameElsewhere(provider, row.last_four),
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
    name: nameElsewhere(institution, row.last_four),
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
    name: nameElsewhere(institution, row.last_four).en,
    accountType: null,
    lastFour: row.last_four,
    institution,
    recordKeeper: null,
    accountNumber: row.account_number === null ? null : open('account_number', row.account_number),
    payableTo: row.check_payable_to === null ? payee(institution, holder) : open('check_payable_to', row.check_payable_to),
    checkAddress: row.check_address === null ? null : open('check_address', row.check_address),
  }
}

/** So that a check counts as sent to the account, and not as paid to the person. */
function payee(institution: string, holder: string): string {
  return `${institution} FBO ${holder}`
}
