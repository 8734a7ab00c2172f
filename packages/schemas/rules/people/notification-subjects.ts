/** What notifications are about. */
export const notificationSubjects = ['money', 'identity', 'papers', 'help', 'search', 'calls', 'reminders'] as const
export type NotificationSubject = (typeof notificationSubjects)[number]

/**
 * What a person may want no e-mails about. Money, identity and papers are not among them: a thief would turn those off first, and the law
 * asks for most of them. Nor is help: those are answers that somebody asked for.
 */
export const optionalSubjects = ['search', 'calls', 'reminders'] as const satisfies readonly NotificationSubject[]
export type OptionalSubject = (typeof optionalSubjects)[number]

export function isOptional(subject: NotificationSubject): subject is OptionalSubject {
  return optionalSubjects.some((one) => one === subject)
}
