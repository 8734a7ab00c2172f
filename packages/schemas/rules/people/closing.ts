/** How long people can take it back after they have asked us to close their account. */
export const graceDays = 7

/** What has to be settled before an account is closed. */
export const closingObstacles = ['money', 'owed', 'application', 'transfer', 'rollover', 'loan', 'payment', 'colleague'] as const

export type ClosingObstacle = (typeof closingObstacles)[number]
