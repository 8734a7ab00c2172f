import { companyKey } from '@app/schemas/rules/accounts/company-names'
import { sameNameKey } from '@app/schemas/rules/accounts/employers'
import type { Details } from './details.ts'

type Asked = Pick<Details, 'employer' | 'company' | 'recordKeeper'>

/** Who is shown the letter and asked: who keeps the records, or else the company itself. */
export function holderOf({ recordKeeper, company, employer }: Asked): string {
  return recordKeeper ?? company ?? employer
}

export function isSameHolder(one: Asked, other: Asked): boolean {
  return sameNameKey(holderOf(one)) === sameNameKey(holderOf(other))
}

/** Whether two findings are about one employer: by the name that the person gave, or by the company of the filing. */
export function isSameEmployer(one: Asked, other: Asked): boolean {
  const isSameCompany = one.company !== null && other.company !== null && companyKey(one.company) === companyKey(other.company)
  return isSameCompany || companyKey(one.employer) === companyKey(other.employer)
}
