import type { EmailWay, OptionalSubject } from '@app/schemas/rules/people/notification-subjects'
import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { resource } from '../../../client/service/resource.ts'

type Choices = {
  readonly byEmail: ReadonlyMap<OptionalSubject, EmailWay>
  readonly byText: boolean
}

/** How a person gets e-mails, of what they may turn off, and whether they get texts. */
export const notificationChoices = resource<Choices>(async () => {
  const [emails, consents] = await Promise.all([ask('GET /api/v1/notifications/choices/'), ask('GET /api/v1/consents/')])
  if (!emails.ok) return emails
  if (!consents.ok) return consents
  return done({
    byEmail: waysIn(emails.data.results),
    byText: consents.data.results.some(({ consent, answer }) => consent === 'text_results' && answer === 'yes'),
  })
})

/** It shows at once: nothing is lost by it. What the service says then counts. */
export async function chooseEmails(about: OptionalSubject, way: EmailWay): Promise<Answer<unknown>> {
  const before = notificationChoices.peek()?.byEmail
  putEmails(before && new Map([...before, [about, way]]))
  const answer = await ask('PUT /api/v1/notifications/choices/', { body: { about, by_email: way } })
  if (answer.ok) putEmails(waysIn(answer.data.results))
  // Another subject may have been chosen meanwhile.
  else putEmails(new Map([...(notificationChoices.peek()?.byEmail ?? []), [about, before?.get(about) ?? 'at-once']]))
  return answer
}

function putEmails(byEmail: Choices['byEmail'] | undefined): void {
  const held = notificationChoices.peek()
  if (held && byEmail) notificationChoices.put({ ...held, byEmail })
}

/** `words`: what the person read when they answered. A yes shows once it is kept: it is a consent. */
export async function chooseTexts(isWanted: boolean, words: string): Promise<Answer<unknown>> {
  const body = { consent: 'text_results', answer: isWanted ? 'yes' : 'no', words } as const
  const answer = await ask('POST /api/v1/consents/answer/', { body })
  const held = notificationChoices.peek()
  if (answer.ok && held) notificationChoices.put({ ...held, byText: answer.data.answer === 'yes' })
  return answer
}

function waysIn(choices: readonly { readonly about: OptionalSubject; readonly by_email: EmailWay }[]): Choices['byEmail'] {
  return new Map(choices.map(({ about, by_email: way }) => [about, way]))
}
