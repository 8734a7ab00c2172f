import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { searched, storeSearched } from '../../data/search/searched.ts'
import type { RecordKind } from '../record.ts'

type Row = { readonly first_name?: string; readonly last_name?: string; readonly zip_code?: string; readonly is_removed?: boolean }

/** Other names and earlier ZIP codes of a person. Each list is saved as a whole; one that is left out stays. */
export const altPersonalInformation: RecordKind = {
  load: async () => {
    const kept = await searched.load()
    if (!kept.ok) return kept
    const { names, zipcodes } = kept.data
    // A row is known here by its place: the service has no name for it.
    return done({
      names: names.map((name, index) => ({ row: `name-${index}`, ...name })),
      zipcodes: zipcodes.map((zip_code, index) => ({ row: `zip-${index}`, zip_code })),
    })
  },
  save: async ({ names, zipcodes }) =>
    storeSearched(
      await ask('POST /api/v1/accounts/alt_personal_information/create/', {
        body: {
          ...(Array.isArray(names) && { names: hereOf(names).map(({ first_name = '', last_name = '' }) => ({ first_name, last_name })) }),
          ...(Array.isArray(zipcodes) && { zipcodes: hereOf(zipcodes).map(({ zip_code = '' }) => zip_code) }),
        },
      }),
    ),
}

function hereOf(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ is_removed }) => !is_removed)
}
