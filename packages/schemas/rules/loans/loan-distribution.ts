import { addMonths } from '../days/days.ts'

/** 59½ years. */
const noExtraTaxFromMonths = 59 * 12 + 6

/** Box 7 of the Form 1099-R for a loan that counts as paid out: L, and 1 where the extra tax for being under 59½ may apply. */
export function loanDistributionCode(birthDate: string | undefined, distributedOn: string): 'L' | 'L1' {
  return birthDate !== undefined && addMonths(birthDate, noExtraTaxFromMonths) <= distributedOn ? 'L' : 'L1'
}
