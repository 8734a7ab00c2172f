/** What a second factor can be shown with. */
export const factorKinds = ['passkey', 'app', 'backup-code'] as const

export type FactorKind = (typeof factorKinds)[number]

/** How long people wait who have lost every second factor: their owner has time to see the announcement and stop it. */
export const recoveryDays = 7

/** How long the link that ends a recovery is good, from when it is sent. */
export const recoveryLinkDays = 3

/** How many backup codes there are at once. */
export const backupCodeCount = 10

/** A person may have this many passkeys. */
export const mostPasskeys = 20

export const longestPasskeyName = 60
