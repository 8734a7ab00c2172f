/** Sends a changed list to the custodian. */
export const sendListJob = 'send-beneficiaries'

/** So long a change can be taken back. */
export const takeBackMs = 60 * 60_000

/** When the custodian doesn’t answer, or doesn’t know the account yet. */
export const againMs = 30 * 60_000
