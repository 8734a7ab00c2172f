import type { unclaimedContracts } from '@app/schemas/api/accounts/unclaimed'
import type { AnswerOf } from '@app/schemas/api/contract'
import { toDollars } from '@app/schemas/api/fields'
import type { Language } from '@app/schemas/language'
import { isRetirementProperty, propertyKind } from '@app/schemas/rules/accounts/property-kinds'
import { amountWords } from '@app/schemas/rules/accounts/unclaimed-amounts'
import { freeWayOf, freeWords, generalClaimPage } from '@app/schemas/rules/accounts/unclaimed-claims'
import { likenessWords } from '@app/schemas/rules/accounts/unclaimed-likeness'
import type { KeyRing } from '../../security/key-ring.ts'
import { openDetails } from './details.ts'
import type { MatchRow } from './store.ts'

type Unclaimed = AnswerOf<typeof unclaimedContracts.listUnclaimed>['results'][number]

export const newForMs = 86_400_000

/** When, and on a page in which language. */
type Asked = { readonly now: Date; readonly language: Language }

/** What every answer begins with. */
export function freeNotice(language: Language) {
  return { is_free: true as const, words: freeWords[language], claim_page: generalClaimPage }
}

/** A match as calls give it: how to claim it free before all else. */
export function toMatch(keys: KeyRing, row: MatchRow, lateSince: Date | undefined, { now, language }: Asked): Unclaimed {
  const { state, reference, holder, kindCode, reportYear, city, ownerState, zip, amount, likeness, why } = openDetails(keys, row)
  const isRetirement = isRetirementProperty(kindCode)
  return {
    pk: row.id,
    version: row.version,
    state: row.state,
    free_way: freeWayOf(state, isRetirement, language),
    held_by: state,
    state_reference: reference,
    holder,
    kind: propertyKind(kindCode, language),
    is_retirement: isRetirement,
    report_year: reportYear,
    address_on_record: { city, state: ownerState, zip_code: zip },
    amount: amount.is === 'exact' ? toDollars(amount.cents) : null,
    amount_from: amount.is === 'band' ? toDollars(amount.fromCents) : null,
    amount_to: amount.is === 'band' ? dollarsOf(amount.toCents) : null,
    amount_words: amountWords(amount, language),
    confidence: row.confidence,
    why: likeness ? likenessWords(likeness, language) : (why ?? ''),
    is_new: isNew(row, now),
    found_at: row.found_at.toISOString(),
    how: row.how,
    claim_started_at: row.claim_started_at?.toISOString() ?? null,
    filed_on: row.filed_on,
    late_since: lateSince?.toISOString() ?? null,
    claimed_at: row.claimed_at?.toISOString() ?? null,
    claimed_amount: dollarsOf(row.claimed_cents),
  }
}

/**
 * New until it is answered, and no longer than a day after it was first listed as new. So an answer that is lost on the way, a page that
 * is loaded twice, or a program that looks ahead takes nothing away; and what is new no longer still waits to be confirmed.
 */
export function isNew({ state, shown_at }: MatchRow, now: Date): boolean {
  return state === 'found' && (shown_at === null || now.getTime() - shown_at.getTime() < newForMs)
}

function dollarsOf(cents: number | null): number | null {
  return cents === null ? null : toDollars(cents)
}
