import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import { safeHarborAnswers } from '@app/schemas/rules/accounts/safe-harbor-answers'
import { type Answer, done, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { heldAccounts } from '../../data/accounts/held-accounts.ts'
import { providers } from '../../data/accounts/providers.ts'
import { safeHarbors } from '../../data/accounts/safe-harbor.ts'
import { oneOf, type RecordKind } from '../record.ts'

type Row = { readonly provider: string; readonly account_number: string }

/**
 * IRAs that an old plan has opened: whether what is shown is theirs, and those that the person adds, which are kept as accounts added by
 * hand, with their numbers.
 */
export const safeHarborAccounts: RecordKind = {
  load: async () => {
    const answer = await ask('GET /api/v1/accounts/safe-harbor/answer/')
    if (!answer.ok) return answer
    const { match } = answer.data
    return done(match === null ? {} : { match })
  },
  save: async ({ match, account_numbers: rows }, { key }) => {
    const said = oneOf(safeHarborAnswers, match)
    if (said) {
      const kept = await ask('POST /api/v1/accounts/safe-harbor/answer/update/', { body: { match: said } })
      if (!kept.ok) return kept
    }
    const added = Array.isArray(rows) ? rows.filter(isRow) : []
    if (added.length === 0) return done(undefined)
    const saved = await addAll(added, key)
    heldAccounts.forget()
    providers.forget()
    safeHarbors.forget()
    return saved
  },
}

async function addAll(rows: readonly Row[], key: string): Promise<Answer<unknown>> {
  const listed = await ask('GET /api/v1/financial_accounts/manual_accounts/')
  if (!listed.ok) return listed
  for (const [index, row] of rows.entries()) {
    // Told once more, it is the same account and no other one.
    if (listed.data.results.some(({ institution_name, last_four }) => isSame(row, institution_name, last_four))) continue
    const answer = await ask('POST /api/v1/financial_accounts/manual_accounts/create/', {
      body: { institution_name: row.provider, account_number: row.account_number, account_subtype: 'ira' },
      key: `${key}-${index}`,
    })
    if (!answer.ok) return failed({ ...answer.failure, fields: { account_numbers: [answer.failure.detail] } })
  }
  return done(undefined)
}

function isSame({ provider, account_number: number }: Row, institution: string | null, lastFour: string | null): boolean {
  return institution !== null && sameNameKey(institution) === sameNameKey(provider) && lastFour !== null && number.endsWith(lastFour)
}

function isRow(row: unknown): row is Row {
  return (
    typeof row === 'object' &&
    row !== null &&
    'provider' in row &&
    typeof row.provider === 'string' &&
    'account_number' in row &&
    typeof row.account_number === 'string'
  )
}
