import { recordKeeperContracts } from '@app/schemas/api/accounts/record-keepers'
import type { Context } from '../../context/context.ts'
import { findKeepers, findPlans } from '../../directory/store.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'

const namesToAPage = 100

/** Who keeps the records of plans. */
export function recordKeeperHandlers({ db }: Pick<Context, 'db'>) {
  return {
    listRecordKeepers: async ({ query: { page = 1 } }) => {
      const { names, count } = await findKeepers(db, (page - 1) * namesToAPage, namesToAPage)
      const hasNext = page * namesToAPage < count
      return { count, next: hasNext ? `${recordKeeperContracts.listRecordKeepers.path}?page=${page + 1}` : null, results: names }
    },

    getCompanyProvider: async ({ query: { company_id } }) => {
      if (company_id === undefined) return { company_id: null, record_keeper_name: null, source_year: null, why: 'no-company' }
      const [largest] = await findPlans(db, [company_id])
      if (!largest) return fail('not_found')
      const { record_keeper, plan_year, form } = largest
      const why = form === 'short' ? 'short-form' : 'not-named'
      return { company_id, record_keeper_name: record_keeper, source_year: plan_year, why: record_keeper === null ? why : null }
    },
  } satisfies Handlers<typeof recordKeeperContracts>
}
