import type { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import type { BodyOf } from '@app/schemas/api/contract'
import type { Language, Words } from '@app/schemas/language'
import { taxKinds } from '@app/schemas/rules/accounts/rollover'
import { usualPlace } from '@app/schemas/rules/accounts/rollover-destinations'
import { lastFourOf } from '@app/schemas/rules/money/account-numbers'
import type { Context } from '../../../context/context.ts'
import { fail } from '../../../failure/failure.ts'
import { refuseCardNumbers } from '../../../failure/refuse-card-numbers.ts'
import { once } from '../../../once/once.ts'
import { sealing } from '../../../security/sealing.ts'
import { announceDestination } from '../../accounts/announce-destination.ts'
import { accountOf } from '../../auth/account.ts'
import { sealedDestinations } from '../sealed.ts'
import { addOwnPlan, findOwnPlans } from './destination-store.ts'
import { type Place, placesOf, toPlanPlace } from './places.ts'

type Form = BodyOf<typeof rolloverContracts.addRolloverDestination>
type Asked = { readonly personId: string; readonly key: string; readonly language: Language }

const mostPlans = 20
const tooMany: Words<string> = {
  en: `There are ${mostPlans} plans in your list. That is as many as it holds.`,
  es: `Hay ${mostPlans} planes en tu lista. No caben más.`,
}

export async function listDestinations(context: Context, personId: string, language: Language) {
  const places = await placesOf(context, context.db, personId)
  return {
    results: places.map((place) => toDestination(place, language)),
    usual: taxKinds.map((taxKind) => {
      const found = usualPlace(places, taxKind)
      return { tax_kind: taxKind, pk: found.ok ? found.to.pk : null, todo: found.ok ? null : found.detail[language] }
    }),
  }
}

export async function addDestination(context: Context, { personId, key, language }: Asked, form: Form) {
  const { institution, record_keeper, account_number, check_payable_to, check_address, takes_roth = false } = form
  const refused = refuseCardNumbers({ institution, record_keeper, account_number, check_payable_to, check_address })
  if (refused) return refused
  const asked = { scope: `rollover-destination ${personId}`, key, requestHash: JSON.stringify(form) }
  return once(context, asked, async (trx) => {
    if ((await findOwnPlans(trx, personId)).length >= mostPlans) return fail('over_the_limit', { detail: tooMany })
    const id = context.newId()
    const { seal } = sealing(context.keys, sealedDestinations)
    const sealed = <Name extends Parameters<typeof seal>[0]>(name: Name, value: string | undefined) =>
      value === undefined ? null : seal(name, id, value)
    const row = await addOwnPlan(trx, {
      id,
      person_id: personId,
      institution: seal('institution', id, institution),
      record_keeper: sealed('record_keeper', record_keeper),
      account_number: sealed('account_number', account_number),
      last_four: account_number === undefined ? null : lastFourOf(account_number),
      check_payable_to: sealed('check_payable_to', check_payable_to),
      check_address: sealed('check_address', check_address),
      takes_roth,
      created_at: context.now(),
    })
    await announceDestination(context, trx, personId, { what: 'plan', id, lastFour: row.last_four })
    const account = await accountOf({ db: trx, keys: context.keys }, personId)
    return toDestination(toPlanPlace(context, row, `${account?.firstName} ${account?.lastName}`), language)
  })
}

function toDestination({ pk, kind, name, takes, isReady, todo }: Place, language: Language) {
  return { pk, kind, name: name[language], takes, is_ready: isReady, todo: todo === null ? null : todo[language] }
}
