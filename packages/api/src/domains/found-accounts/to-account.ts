import type { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import type { AnswerOf } from '@app/schemas/api/contract'
import { toDollars } from '@app/schemas/api/fields'
import type { Language } from '@app/schemas/language'
import type { KeyRing } from '../../security/key-ring.ts'
import { becauseWords } from './because.ts'
import { openDetails } from './details.ts'
import type { FoundAccountRow } from './store.ts'

type FoundAccount = AnswerOf<typeof foundAccountContracts.readFoundAccount>

/** An account as calls give it. */
export function toAccount(keys: KeyRing, row: FoundAccountRow, rollover: string | undefined, language: Language): FoundAccount {
  const details = openDetails(keys, row)
  return {
    pk: row.id,
    version: row.version,
    kind: row.kind,
    source: row.kind === 'matched' ? 'form-5500' : row.kind === 'user-entered' ? 'you' : 'none',
    source_year: details.sourceYear,
    confidence: row.confidence,
    why: details.because ? becauseWords(details.because, details.sourceYear, language) : (details.why ?? ''),
    employer_name: details.employer,
    company_name: details.company,
    plan_name: details.plan,
    record_keeper_name: details.recordKeeper,
    start_year: details.startYear,
    end_year: details.endYear,
    balance: row.balance_cents === null ? null : toDollars(row.balance_cents),
    balance_from: row.balance_from,
    record_keeper_answer: row.answer,
    asked_at: row.asked_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
    show: row.is_shown,
    is_mine: row.is_mine,
    tax_type: row.tax_type,
    account_plan: row.account_plan,
    online_access: row.online_access,
    selected: row.is_selected,
    rollover: rollover ?? null,
  }
}
