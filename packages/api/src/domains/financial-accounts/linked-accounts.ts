import { isBankSubtype, toAccountSubtype } from '@app/schemas/rules/accounts/account-subtypes'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { Deposits, LinkedAccount } from '../../partners/linking/linking.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { isTheirs, toAccount } from './account.ts'
import { sealedFinancialAccounts } from './sealed.ts'
import {
  type AccountRow,
  addAccount,
  deleteOfInstitution,
  findAccount,
  findAccounts,
  findOfInstitution,
  lockOwner,
  moveToLink,
  saveReported,
  writeReachable,
  writeVerification,
} from './store.ts'
import { makePrimary } from './update-account.ts'

type Link = {
  readonly id: string
  readonly personId: string
  readonly institutionName: string | null
  /** Said while it is linked, not when it is read again: what the person chooses later stays. */
  readonly makesPrimary: boolean
  /** Earlier links at the same institution: an account that appears again is the same one, and its money counts once. */
  readonly before: readonly string[]
}

/**
 * Keeps what the partner tells of a link: accounts that are new, and those that are there already as they now stand. Gives the earlier
 * links of which no account is left.
 */
export async function saveLinked(context: Context, trx: Queries, link: Link, accounts: readonly LinkedAccount[]): Promise<string[]> {
  await lockOwner(trx, link.personId)
  const known = new Map((await findOfInstitution(trx, link.id)).map((row) => [row.partner_account_id, row]))
  const earlier = (await Promise.all(link.before.map((id) => findOfInstitution(trx, id)))).flat()
  // What is told of is there. One that the person shares no longer is not read, and takes no money.
  await writeReachable(trx, link.id, false, context.now())
  const moved = new Set<AccountRow>()
  const newlyTheirs: string[] = []
  for (const account of accounts) {
    const twin = known.has(account.accountId) ? undefined : earlier.find((row) => !moved.has(row) && isSame(context.keys, row, account))
    if (twin) {
      moved.add(twin)
      await moveToLink(trx, twin.id, link.id, account.accountId)
    }
    const row = twin ?? known.get(account.accountId)
    // That it is the person's is not forgotten because a partner no longer says so.
    const verification = row?.verification === 'verified' ? 'verified' : account.verification
    const id = row?.id ?? context.newId()
    if (!row || !isTheirs(row)) newlyTheirs.push(id)
    const told = { ...sealReported(context.keys, id, account), verification }
    if (row) await saveReported(trx, id, told, context.now())
    else await addLinked(context, trx, link, account, { ...told, id })
  }
  await choosePrimary(context, trx, link, newlyTheirs)
  const left = new Set(earlier.filter((row) => !moved.has(row)).map((row) => row.institution_id))
  return [...new Set([...moved].flatMap((row) => row.institution_id ?? []))].filter((id) => !left.has(id))
}

/** Each link has numbers of its own for accounts: what stays the same is what people see of one. */
function isSame(keys: KeyRing, row: AccountRow, { name, subtype, lastFour }: LinkedAccount): boolean {
  if (lastFour === null || row.last_four !== lastFour || row.account_subtype !== toAccountSubtype(subtype)) return false
  return sealing(keys, sealedFinancialAccounts).open('name', row.id, row.name) === name
}

export async function saveDeposits(
  context: Context,
  trx: Queries,
  link: Omit<Link, 'before'>,
  accountId: string,
  deposits: Deposits,
): Promise<void> {
  const { verification, triesLeft, expiresAt } = deposits
  await lockOwner(trx, link.personId)
  await writeVerification(trx, accountId, { verification, tries_left: triesLeft, verification_expires_at: expiresAt }, context.now())
  await choosePrimary(context, trx, link, [accountId])
}

/** The deposits of a link have arrived: the days in which they can be confirmed start now. */
export async function beginDeposits({ now }: Context, trx: Queries, institutionId: string, until: Date): Promise<boolean> {
  const waiting = (await findOfInstitution(trx, institutionId)).filter((row) => row.verification === 'pending')
  for (const { id, verification, tries_left } of waiting)
    await writeVerification(trx, id, { verification, tries_left, verification_expires_at: until }, now())
  return waiting.length > 0
}

/** Whether what is linked there can be read and used. */
export async function setReachable({ now }: Context, trx: Queries, institutionId: string, isReachable: boolean): Promise<void> {
  await writeReachable(trx, institutionId, isReachable, now())
}

export async function forgetLinked(trx: Queries, institutionId: string): Promise<void> {
  await deleteOfInstitution(trx, institutionId)
}

export async function linkedAccountsOf({ db, keys }: Context, institutionId: string) {
  return (await findOfInstitution(db, institutionId)).map((row) => toAccount(keys, row))
}

/** The account of a person with the state of its link. */
export async function linkedAccountOf({ db }: Pick<Context, 'db'>, personId: string, id: string) {
  const row = await findAccount(db, personId, id)
  if (!row?.institution_id || row.partner_account_id === null) return undefined
  const { institution_id: institutionId, partner_account_id: partnerAccountId, verification } = row
  return { institutionId, partnerAccountId, verification }
}

export async function hasPrimary({ db }: Pick<Context, 'db'>, personId: string): Promise<boolean> {
  return (await findAccounts(db, personId)).some((row) => row.is_primary)
}

/**
 * The first bank account that can be used is the primary one; a later one only when the person asks for that. It is chosen when it becomes known
 * to be theirs, and not when it is read again: people who have switched it off, or ended the one they had, choose another themselves.
 */
async function choosePrimary(
  context: Context,
  trx: Queries,
  { personId, makesPrimary }: Omit<Link, 'before'>,
  newlyTheirs: readonly string[],
): Promise<void> {
  const all = await findAccounts(trx, personId)
  const fit = all.find((row) => newlyTheirs.includes(row.id) && isBankSubtype(row.account_subtype) && row.is_active && isTheirs(row))
  const primary = all.find((row) => row.is_primary)
  if (fit && (!primary || (makesPrimary && !fit.is_primary))) {
    await makePrimary(context, trx, personId, fit.id)
    await context.hooks.bankLinked(context, trx, personId)
  }
}

function sealReported(keys: KeyRing, id: string, account: LinkedAccount) {
  const { seal } = sealing(keys, sealedFinancialAccounts)
  const { accountNumber, routingNumber } = account
  return {
    account_type: account.type,
    account_subtype: toAccountSubtype(account.subtype),
    name: seal('name', id, account.name),
    account_number: accountNumber === null ? null : seal('account_number', id, accountNumber),
    routing_number: routingNumber === null ? null : seal('routing_number', id, routingNumber),
    last_four: account.lastFour,
    balance_cents: account.balanceCents,
    available_cents: account.availableCents,
    vested_cents: account.vestedCents,
  }
}

type Reported = ReturnType<typeof sealReported> & Pick<LinkedAccount, 'verification'> & { readonly id: string }

async function addLinked({ keys, now }: Context, trx: Queries, link: Link, account: LinkedAccount, told: Reported): Promise<void> {
  const { institutionName, personId } = link
  await addAccount(trx, {
    ...told,
    person_id: personId,
    source: 'linked',
    institution_id: link.id,
    partner_account_id: account.accountId,
    nickname: null,
    institution_name:
      institutionName === null ? null : sealing(keys, sealedFinancialAccounts).seal('institution_name', told.id, institutionName),
    company_name: null,
    balance_at: account.balanceCents === null ? null : now(),
    has_online_access: true,
    tries_left: account.verification === 'pending' ? 3 : null,
    verification_expires_at: null,
    unlocked_at: null,
    rollover_requested_at: null,
    call_id: null,
    created_at: now(),
    updated_at: now(),
  })
}
