import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'

export type InvestorProfile = Answered<'GET /api/v1/accounts/settings/investment_account_info/profile/'>

/** The answers that suggestions go by, and when the newest was given. */
export const investorProfile = resource<InvestorProfile>(() => ask('GET /api/v1/accounts/settings/investment_account_info/profile/'))
