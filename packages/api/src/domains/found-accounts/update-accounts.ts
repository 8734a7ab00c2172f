import type { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { Context } from '../../context/context.ts'
import { type Failure, fail, isFailure } from '../../failure/failure.ts'
import { findAccount, updateAccount } from './store.ts'

type Change = BodyOf<typeof foundAccountContracts.updateFoundAccounts>['found_accounts'][number]

/** Saves what a person says about accounts: all of it, or nothing when one of them has changed meanwhile. */
export async function updateAccounts(
  context: Context,
  personId: string,
  changes: readonly Change[],
): Promise<Failure<'not_found' | 'conflict_version'> | undefined> {
  let refused: Failure<'not_found' | 'conflict_version'> | undefined
  const takenBack = new Error('Nothing of it is kept.')
  try {
    await context.db.transaction().execute(async (trx) => {
      // In one order, so that two who change the same ones never wait for each other.
      for (const change of changes.toSorted((one, other) => (one.pk < other.pk ? -1 : 1))) {
        const { pk: id, version } = change
        if (await updateAccount(trx, { personId, id, version }, chosenOf(change))) continue
        refused = (await findAccount(trx, personId, id))
          ? fail('conflict_version', { fields: { [id]: [{ en: 'This was changed meanwhile.', es: 'Esto cambió mientras tanto.' }] } })
          : fail('not_found')
        throw takenBack
      }
    })
  } catch (error) {
    if (error !== takenBack) throw error
  }
  return isFailure(refused) ? refused : undefined
}

function chosenOf({ show, is_mine, balance, tax_type, account_plan, online_access, selected }: Change) {
  const cents = balance === undefined || balance === null ? null : dollarsToCents(balance)
  return {
    ...(show !== undefined && { is_shown: show }),
    ...(is_mine !== undefined && { is_mine }),
    ...(balance !== undefined && { balance_cents: cents, balance_from: cents === null ? null : ('you' as const) }),
    ...(tax_type !== undefined && { tax_type }),
    ...(account_plan !== undefined && { account_plan }),
    ...(online_access !== undefined && { online_access }),
    ...(selected !== undefined && { is_selected: selected }),
  }
}
