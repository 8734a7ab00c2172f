import type { employerContracts } from '@app/schemas/api/employers'
import type { Ground } from '../../ground.ts'
import { fail } from '../../http/failure.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { ToldBalances } from './balances.ts'
import { employersOf, openEmployer, toEmployer } from './employer.ts'
import { compareFees } from './fees.ts'
import { saveEmployer, saveNewEmployer } from './save.ts'
import { findEmployer, removeEmployer } from './store.ts'

/** The jobs that a person had. */
export function employerHandlers(ground: Ground, toldBalances: ToldBalances) {
  return {
    addEmployer: ({ person, body, requestKey }) => saveNewEmployer(ground, person.id, requestKey, body),

    listEmployers: async ({ person }) => ({ results: (await employersOf(ground, person.id)).map(toEmployer) }),

    getEmployer: async ({ person, params }) => {
      const row = await findEmployer(ground.db, person.id, params.id)
      return row ? toEmployer(openEmployer(ground.keys, row)) : fail('not_found')
    },

    updateEmployer: ({ person, params, base, body }) => saveEmployer(ground, person.id, { id: params.id, base }, body),

    deleteEmployer: async ({ person, params }) =>
      (await removeEmployer(ground.db, person.id, params.id)) ? { status: 'OK' } : fail('not_found'),

    compareFees: ({ person }) => compareFees(ground, person.id, toldBalances),
  } satisfies Handlers<typeof employerContracts>
}
