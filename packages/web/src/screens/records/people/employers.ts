import { fixedRecordKeepers, sameNameKey, toSentCompanyId, toSentRecordKeeper, toSentSalary } from '@app/schemas/rules/accounts/employers'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { fees } from '../../data/accounts/fees.ts'
import { recordKeepers } from '../../data/accounts/record-keepers.ts'
import { type Employer, listEmployers, newestFirst, savedEmployers } from '../../data/search/employers.ts'
import type { RecordKind } from '../record.ts'
import { shownRow, syncRows } from '../sync-rows.ts'

const [unknownKeeper, otherKeeper] = fixedRecordKeepers

/** The work history: the list of the service becomes what the rows say. */
export const employers: RecordKind = {
  mayWait: true,
  load: async () => {
    const kept = await savedEmployers.load()
    return kept.ok ? done({ list: kept.data.map((one) => shownRow(toRow(one), one)) }) : kept
  },
  save: async ({ list }, { key }) => {
    const listed = await recordKeepers.load()
    // What plans cost is estimated from what was earned there.
    fees.forget()
    const keepers = listed.ok ? new Set(listed.data.map(sameNameKey)) : undefined
    return syncRows(
      rowsIn(list),
      {
        list: listEmployers,
        put: (rows) => savedEmployers.put(newestFirst(rows)),
        isSame: (row, kept) => isSame(formOf(row, keepers), kept),
        isAbout: (row, kept) => row['company_name'] === kept.company_name && Number(row['start_year']) === kept.start_year,
        add: (row, addKey) => ask('POST /api/v1/employers/add_user_employers/', { body: formOf(row, keepers), key: addKey }),
        change: (row, { pk, version }) =>
          ask('PUT /api/v1/employers/{id}/update/', { params: { id: pk }, base: version, body: formOf(row, keepers) }),
        remove: ({ pk }) => ask('DELETE /api/v1/employers/delete/{id}', { params: { id: pk } }),
        nameOf: (row) => String(row['company_name'] ?? ''),
      },
      key,
    )
  },
}

function toRow({
  pk,
  company_id,
  company_name,
  start_year,
  end_year,
  salary,
  record_keeper_selected_name: keeper,
  other_provider,
}: Employer) {
  return {
    pk,
    company_id,
    company_name,
    start_year,
    end_year,
    record_keeper_selected_name: keeper ?? (other_provider === null ? unknownKeeper : otherKeeper),
    other_provider,
    salary,
  }
}

/** A row as it is sent. A record keeper that is in no list of ours is a name that the person has given. */
export function formOf(row: Typed, keepers: ReadonlySet<string> | undefined) {
  const chosen = toSentRecordKeeper(textOf(row['record_keeper_selected_name']))
  const isListed = chosen === null || !keepers || keepers.has(sameNameKey(chosen))
  const other = textOf(row['other_provider'])
  return {
    company_id: toSentCompanyId(row['company_id']),
    company_name: textOf(row['company_name']),
    start_year: Number(row['start_year']),
    end_year: Number(row['end_year']),
    record_keeper_selected_name: isListed ? chosen : null,
    other_provider: isListed ? other || null : chosen,
    salary: numberOf(row['salary']),
  }
}

function isSame(form: ReturnType<typeof formOf>, kept: Employer): boolean {
  return Object.entries(form).every(([name, value]) => kept[name as keyof Employer] === value)
}

export function rowsIn(list: unknown): readonly Typed[] {
  return Array.isArray(list) ? list : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function numberOf(value: unknown): number | null {
  const salary = toSentSalary(typeof value === 'number' || typeof value === 'string' ? value : null)
  return salary === null ? null : Number(salary)
}
