/** Statements and tax forms of an account, on one of the days on which they are made. */
export const papersJob = 'account-papers'
/** What has moved in the accounts of a person, on paper, on the day after it. */
export const confirmJob = 'account-confirmations'
/** The letter about a new account. */
export const welcomeJob = 'account-welcome'

/** Work of a day is done at noon UTC: it is then the same day everywhere in the country. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00.000Z`)
}
