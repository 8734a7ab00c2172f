import type { EmailWay, OptionalSubject } from '@app/schemas/rules/people/notification-subjects'
import { type Answer, done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { resource } from '../../../client/service/resource.ts'
import { turns } from '../../../client/service/turns.ts'
import { onSignOut } from '../../../client/session/resets.ts'

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

/** Of subjects whose choice is on its way: what the service has kept, and how many choices are under way. */
const underWay = new Map<OptionalSubject, { readonly kept: EmailWay; readonly count: number }>()
onSignOut(() => underWay.clear())
const inTurn = turns()

/**
 * It shows at once: nothing is lost by it. One is asked for after the other, or the service might keep the one before the last; and once the
 * last is answered, what the service has kept counts.
 */
export async function chooseEmails(about: OptionalSubject, way: EmailWay): Promise<Answer<unknown>> {
  const before = underWay.get(about) ?? { kept: wayOf(about), count: 0 }
  underWay.set(about, { ...before, count: before.count + 1 })
  putWay(about, way)
  const answer = await inTurn(() => ask('PUT /api/v1/notifications/choices/', { body: { about, by_email: way } }))
  const now = underWay.get(about)
  // Signed out meanwhile: it is nobody’s to be shown.
  if (!now) return answer
  const kept = answer.ok ? (answer.data.results.find((choice) => choice.about === about)?.by_email ?? way) : now.kept
  if (now.count > 1) underWay.set(about, { kept, count: now.count - 1 })
  else {
    underWay.delete(about)
    putWay(about, kept)
  }
  return answer
}

function wayOf(about: OptionalSubject): EmailWay {
  return notificationChoices.peek()?.byEmail.get(about) ?? 'at-once'
}

function putWay(about: OptionalSubject, way: EmailWay): void {
  const held = notificationChoices.peek()
  if (held) notificationChoices.put({ ...held, byEmail: new Map([...held.byEmail, [about, way]]) })
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
