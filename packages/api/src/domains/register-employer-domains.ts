import { companyContracts } from '@app/schemas/api/accounts/companies'
import { employerContracts } from '@app/schemas/api/accounts/employers'
import { recordKeeperContracts } from '@app/schemas/api/accounts/record-keepers'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import type { AuthGuard } from '../http/call/auth-guard.ts'
import { registerCalls } from '../http/register.ts'
import { companyHandlers } from './companies/routes.ts'
import { employerHandlers } from './employers/routes.ts'
import { findToldBalances } from './found-accounts/told-balances.ts'
import { recordKeeperHandlers } from './record-keepers/routes.ts'

type Parts = { readonly context: Context; readonly authGuard: AuthGuard }

/** Employers, and the directory of companies and plans that stands behind them. */
export function registerEmployerDomains(app: FastifyInstance, { context, authGuard }: Parts): void {
  registerCalls(app, companyContracts, companyHandlers(context))
  registerCalls(app, recordKeeperContracts, recordKeeperHandlers(context), authGuard)
  registerCalls(app, employerContracts, employerHandlers(context, findToldBalances), authGuard)
}
