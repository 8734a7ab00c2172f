export type Limit = {
  /** How many tries a window has. */
  readonly points: number
  readonly windowSeconds: number
  /** How long the first block is. Each one that follows within a day is twice as long as the one before. */
  readonly blockSeconds: number
  readonly longestBlockSeconds: number
}

export type LimitName = keyof typeof limits

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * What may be tried how often. A mail address is limited because its owner gets the letters, whoever asks; a network address because
 * one sender tries many people. Whole offices and telephone networks share one, so theirs are wide and their blocks short.
 */
export const limits = {
  // A person who has forgotten tries a few times; a program that guesses needs thousands.
  loginFailuresPerAccount: { points: 6, windowSeconds: 15 * minute, blockSeconds: 15 * minute, longestBlockSeconds: 2 * hour },
  // One common password tried on many accounts never meets the limit of an account.
  loginFailuresPerNetworkAddress: { points: 30, windowSeconds: 15 * minute, blockSeconds: 15 * minute, longestBlockSeconds: hour },
  registrationsPerNetworkAddress: hourly(20),
  registrationsPerMailAddress: daily(4),
  passwordResetsPerNetworkAddress: hourly(20),
  // Not longer than an hour: a stranger could otherwise keep the owner from the letter that lifts a block.
  passwordResetsPerMailAddress: hourly(4),
  signInLinksPerNetworkAddress: hourly(20),
  signInLinksPerMailAddress: hourly(4),
  // Both get a letter: the address that is asked for, and the one that the account has.
  addressChangesPerMailAddress: hourly(4),
  addressChangesPerAccount: hourly(8),
  waitlistPerNetworkAddress: hourly(20),
  waitlistPerMailAddress: daily(4),
  // Tokens cannot be guessed. This only keeps a flood of them from costing much, and an old page that tries again from being locked out.
  badTokensPerNetworkAddress: { points: 120, windowSeconds: minute, blockSeconds: minute, longestBlockSeconds: 15 * minute },
  // Who holds a stolen session must not find the password with it.
  stepUpFailuresPerAccount: { points: 6, windowSeconds: 15 * minute, blockSeconds: 15 * minute, longestBlockSeconds: 2 * hour },
} as const satisfies Readonly<Record<string, Limit>>

function hourly(points: number): Limit {
  return { points, windowSeconds: hour, blockSeconds: hour, longestBlockSeconds: hour }
}

function daily(points: number): Limit {
  return { points, windowSeconds: day, blockSeconds: day, longestBlockSeconds: day }
}
