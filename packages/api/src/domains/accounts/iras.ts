import type { accountContracts } from '@app/schemas/api/accounts/accounts'
import type { BodyOf } from '@app/schemas/api/contract'
import type { Words } from '@app/schemas/language'
import { lastFourOf, maskedNumber } from '@app/schemas/rules/money/account-numbers'
import type { Context } from '../../context/context.ts'
import type { Base } from '../../db/transactions/base-version.ts'
import { fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import { once } from '../../once/once.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { announceDestination } from './announce-destination.ts'
import { askForKind } from './ira-kind-tasks.ts'
import { sealedIraAccounts } from './sealed.ts'
import { addIra, findIras, type IraRow, saveIra } from './store.ts'

type Form = BodyOf<typeof accountContracts.addIraAccount>

const mostIras = 50
const tooMany: Words<string> = {
  en: `There are ${mostIras} IRAs in your list. That is as many as it holds.`,
  es: `Hay ${mostIras} cuentas IRA en tu lista. No caben más.`,
}

export async function addIraAccount(context: Context, personId: string, key: string, form: Form) {
  const refused = refuse(form)
  if (refused) return refused
  const now = context.now()
  const asked = { scope: `ira ${personId}`, key, requestHash: JSON.stringify(form) }
  return once(context, asked, async (trx) => {
    if ((await findIras(trx, personId)).length >= mostIras) return fail('over_the_limit', { detail: tooMany })
    const id = context.newId()
    const row = await addIra(trx, { id, person_id: personId, ...sealed(context.keys, id, form), created_at: now, updated_at: now })
    await askForKind(context, trx, row)
    await announceDestination(context, trx, personId, { what: 'ira', id, lastFour: row.last_four })
    return toIra(context.keys, row)
  })
}

export async function updateIraAccount(context: Context, personId: string, id: string, base: Base, form: Form) {
  const refused = refuse(form)
  if (refused) return refused
  return context.db.transaction().execute(async (trx) => {
    const saved = await saveIra(trx, personId, id, base, sealed(context.keys, id, form), context.now())
    if (saved === undefined) return fail('not_found')
    if (saved === 'stale') return fail('precondition_failed')
    await askForKind(context, trx, saved)
    await announceDestination(context, trx, personId, { what: 'ira', id, lastFour: saved.last_four })
    return toIra(context.keys, saved)
  })
}

export async function listIraAccounts({ db, keys }: Context, personId: string) {
  return { results: (await findIras(db, personId)).map((row) => toIra(keys, row)) }
}

function refuse({ provider, account_number, check_payable_to, check_address }: Form) {
  return refuseCardNumbers({
    provider,
    account_number,
    check_payable_to: check_payable_to ?? undefined,
    check_address: check_address ?? undefined,
  })
}

function sealed(keys: KeyRing, id: string, form: Form) {
  const { provider, account_number, existing_ira, ira_type, check_payable_to = null, check_address = null } = form
  const { seal } = sealing(keys, sealedIraAccounts)
  return {
    provider: seal('provider', id, provider),
    account_number: seal('account_number', id, account_number),
    last_four: lastFourOf(account_number),
    existing_ira,
    ira_type: ira_type ?? null,
    check_payable_to: check_payable_to === null ? null : seal('check_payable_to', id, check_payable_to),
    check_address: check_address === null ? null : seal('check_address', id, check_address),
  }
}

function toIra(keys: KeyRing, row: IraRow) {
  const { id, version, provider, last_four, existing_ira, ira_type, check_payable_to, check_address } = row
  const { open } = sealing(keys, sealedIraAccounts)
  return {
    pk: id,
    version,
    provider: open('provider', id, provider),
    account_number: maskedNumber(last_four),
    existing_ira,
    ira_type,
    check_payable_to: check_payable_to === null ? null : open('check_payable_to', id, check_payable_to),
    check_address: check_address === null ? null : open('check_address', id, check_address),
  }
}
