/** What notifications are about. */
export const notificationSubjects = ['money', 'identity', 'papers', 'help', 'search', 'calls', 'reminders'] as const
export type NotificationSubject = (typeof notificationSubjects)[number]

/**
 * What a person may want no e-mails about. Money, identity and papers are not among them: a thief would turn those off first, and the law
 * asks for most of them. Nor is help: those are answers that somebody asked for.
 */
export const optionalSubjects = ['search', 'calls', 'reminders'] as const satisfies readonly NotificationSubject[]
export type OptionalSubject = (typeof optionalSubjects)[number]

/** How e-mails about a subject come. What is turned off, or waits for the e-mail of the week, stands in the account at once. */
export const emailWays = ['at-once', 'weekly', 'never'] as const
export type EmailWay = (typeof emailWays)[number]

/** What bears waiting for a week. A call doesn’t: the reminder of one would come after it. */
export function waysFor(subject: OptionalSubject): readonly EmailWay[] {
  return subject === 'calls' ? ['at-once', 'never'] : emailWays
}

export function isOptional(subject: NotificationSubject): subject is OptionalSubject {
  return optionalSubjects.some((one) => one === subject)
}
