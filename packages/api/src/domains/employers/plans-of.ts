import type { PlanMoney } from '@app/schemas/rules/accounts/fees'
import type { Queries } from '../../db/database.ts'
import { matchCompanies } from '../../directory/match-companies.ts'
import { findPlans, type PlanRow } from '../../directory/store.ts'
import type { Employer } from './employer.ts'

/** The plan that a job may have had. */
export type EmployerPlan = {
  readonly employer: Employer
  /** Whether the directory has the company, and whether it was picked from it rather than found by its name. */
  readonly isKnown: boolean
  readonly isSure: boolean
  readonly year: number | null
  readonly recordKeeper: string | null
  readonly money: PlanMoney | undefined
}

const sameName: readonly string[] = ['exact', 'normalised']

/** The largest plan of each employer: most people were in that. */
export async function plansOf(db: Queries, employers: readonly Employer[]): Promise<readonly EmployerPlan[]> {
  const ids = await Promise.all(employers.map((employer) => employer.companyId ?? onlyCompany(db, employer.companyName)))
  const rows = await findPlans(db, [...new Set(ids.filter((id) => id !== undefined))])
  return employers.map((employer, index) =>
    toPlan(
      employer,
      rows.find(({ company_id }) => company_id === ids[index]),
    ),
  )
}

/** A company that was typed in counts when only one is called so. */
async function onlyCompany(db: Queries, name: string): Promise<number | undefined> {
  const [first, second] = (await matchCompanies(db, { name })).filter(({ why }) => sameName.includes(why))
  return second === undefined ? first?.company.id : undefined
}

function toPlan(employer: Employer, row: PlanRow | undefined): EmployerPlan {
  return {
    employer,
    isKnown: row !== undefined,
    isSure: employer.companyId !== null,
    year: row?.plan_year ?? null,
    recordKeeper: row?.record_keeper ?? null,
    money: row && { assetsBeginCents: row.assets_begin_cents, assetsEndCents: row.assets_end_cents, adminCents: row.admin_cents },
  }
}
