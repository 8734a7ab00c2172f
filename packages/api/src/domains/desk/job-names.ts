/** What is done at the desk by itself. */
export const deskJobNames = { remind: 'desk-remind', escalate: 'desk-escalate' } as const
