/** How many of a window need no proof of work. */
export type Allowance = { readonly free: number; readonly windowSeconds: number }

export type AllowanceName = keyof typeof allowances

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * What may be sent how often before each needs a proof of work. Nobody is refused by these: a person waits a second, a program pays for
 * every try. Those of all together are far above a busy day, so that nobody works for nothing.
 */
export const allowances = {
  triesPerAccount: { free: 3, windowSeconds: 15 * minute },
  loginFailuresInTotal: { free: 300, windowSeconds: 10 * minute },
  registrationsPerNetworkAddress: { free: 10, windowSeconds: hour },
  registrationsPerMailAddress: { free: 4, windowSeconds: day },
  registrationsInTotal: { free: 300, windowSeconds: 10 * minute },
  emailsAskedPerNetworkAddress: { free: 10, windowSeconds: hour },
  emailsAskedPerMailAddress: { free: 4, windowSeconds: hour },
  emailsAskedInTotal: { free: 300, windowSeconds: 10 * minute },
} as const satisfies Readonly<Record<string, Allowance>>

/** Failures of one network address before its tries need a proof of work, and wrong tries of a day before an account counts as attacked. */
export const doubtful = { loginFailuresPerNetworkAddress: 10, triesADayPerAccount: 30 } as const
