/** What a loan costs today. Rates are in hundredths of a percent a year. */
export type LoanOffer = { readonly primeBps: number; readonly marginBps: number; readonly rateBps: number; readonly feeCents: number }

/** What is agreed to by confirming. A new text is a new version. */
export const termsVersion = '2026-11-23'

/** The words that allow each payment to be debited: a section of the loan note, agreed to with the terms. New words are a new version. */
export const debitVersion = '2026-11-23'

/** How long before the rest counts as a payout the person is warned once more. */
export const warningDays = 30

/** What the savings might have earned otherwise. Nobody knows, so it is shown as a range. */
export const growthRange = { lowBps: 200, highBps: 800 } as const

/** The prime rate of large banks, by the day from which it holds, the latest first. A new one is a new line. */
const primeRates = [
  { from: '2025-12-11', bps: 675 },
  { from: '2025-10-30', bps: 700 },
  { from: '2025-09-18', bps: 725 },
  { from: '2024-12-19', bps: 750 },
] as const

const oldestPrimeBps = 775
const marginBps = 100
const feeCents = 7_500

/** What is offered to everybody on that day, YYYY-MM-DD. */
export function offerOn(day: string): LoanOffer {
  const primeBps = primeRates.find(({ from }) => from <= day)?.bps ?? oldestPrimeBps
  return { primeBps, marginBps, rateBps: primeBps + marginBps, feeCents }
}
