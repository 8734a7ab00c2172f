import { companyContracts } from '@app/schemas/api/companies'
import { employerContracts } from '@app/schemas/api/employers'
import { recordKeeperContracts } from '@app/schemas/api/record-keepers'
import type { FastifyInstance } from 'fastify'
import type { Ground } from '../ground.ts'
import type { Door } from '../http/door.ts'
import { registerCalls } from '../http/register.ts'
import { companyHandlers } from './companies/routes.ts'
import { employerHandlers } from './employers/routes.ts'
import { findToldBalances } from './found-accounts/told-balances.ts'
import { recordKeeperHandlers } from './record-keepers/routes.ts'

type Parts = { readonly ground: Ground; readonly door: Door }

/** Employers, and the directory of companies and plans that stands behind them. */
export function registerEmployerDomains(app: FastifyInstance, { ground, door }: Parts): void {
  registerCalls(app, companyContracts, companyHandlers(ground))
  registerCalls(app, recordKeeperContracts, recordKeeperHandlers(ground), door)
  registerCalls(app, employerContracts, employerHandlers(ground, findToldBalances), door)
}
