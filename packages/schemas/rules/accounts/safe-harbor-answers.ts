/** Whether the IRAs that are shown are the person’s. */
export const safeHarborAnswers = ['all', 'some', 'none', 'not-sure'] as const
export type SafeHarborAnswer = (typeof safeHarborAnswers)[number]
