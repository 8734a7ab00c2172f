import { addBankDays } from '../days/bank-days.ts'

/** Within these the money is at the bank, as a rule. */
const bankDaysToArrive = 3

/** When a withdrawal that is asked for on a day is at the bank at the latest, as a rule. */
export function withdrawalArrivesBy(askedOn: string): string {
  return addBankDays(askedOn, bankDaysToArrive)
}
