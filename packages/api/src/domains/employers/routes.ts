import type { employerContracts } from '@app/schemas/api/accounts/employers'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import type { ReportedBalances } from './balances.ts'
import { employersOf, openEmployer, toEmployer } from './employer.ts'
import { compareFees } from './fees.ts'
import { saveEmployer, saveNewEmployer } from './save.ts'
import { findEmployer, removeEmployer } from './store.ts'

/** The jobs that a person had. */
export function employerHandlers(context: Context, toldBalances: ReportedBalances) {
  return {
    addEmployer: ({ person, body, requestKey }) => saveNewEmployer(context, person.id, requestKey, body),

    listEmployers: async ({ person }) => ({ results: (await employersOf(context, person.id)).map(toEmployer) }),

    getEmployer: async ({ person, params }) => {
      const row = await findEmployer(context.db, person.id, params.id)
      return row ? toEmployer(openEmployer(context.keys, row)) : fail('not_found')
    },

    updateEmployer: ({ person, params, base, body }) => saveEmployer(context, person.id, { id: params.id, base }, body),

    deleteEmployer: async ({ person, params }) =>
      (await removeEmployer(context.db, person.id, params.id)) ? { status: 'OK' } : fail('not_found'),

    compareFees: ({ person }) => compareFees(context, person.id, toldBalances),
  } satisfies Handlers<typeof employerContracts>
}
