import { companyContracts } from '@app/schemas/api/accounts/companies'
import { calls, type Domain } from '../domain.ts'
import { companyHandlers } from './routes.ts'

/** The directory of companies and plans. */
export const companies = { calls: [calls(companyContracts, companyHandlers)] } satisfies Domain
