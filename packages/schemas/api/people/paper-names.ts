/** The accounts that can be opened here. */
export const openableAccounts = ['TRADITIONAL_IRA', 'ROTH_IRA', 'INDIVIDUAL_401K'] as const

export type OpenableAccount = (typeof openableAccounts)[number]

/** The terms of an account, each agreed to by itself. */
export const termsDocuments = ['account_agreement', 'privacy_notice', 'electronic_delivery'] as const
