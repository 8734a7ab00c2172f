import { expect, it } from 'vitest'
import type { Email } from '../../core/email.ts'
import { acceptedEmail, formWantedEmail, lateEmail, refusedEmail, sentEmail, tooLateEmail } from './rollover-emails.ts'

const to = { to: 'ada@person.example', personId: '0190aaaa-0000-7000-8000-000000000001', firstName: 'Ada' }
const textOf = ({ en: { subject, paragraphs } }: Email) => [subject, ...paragraphs].join(' ')

it.each([
  ['Example Keepers', 'Example Keepers'],
  [null, 'The company that holds the plan'],
])('e-mails about a move call the record keeper %j by its name, or by what it does', (recordKeeper, holder) => {
  const about = { employer: 'Paper Crane Clinic', recordKeeper }
  expect(textOf(acceptedEmail(to, about))).toContain(`${holder} has your request.`)
  expect(textOf(refusedEmail(to, about, 'form-missing'))).toContain(`${holder} didn’t accept the form.`)
  expect(textOf(lateEmail(to, about, false))).toContain(`${holder} hasn’t taken the next step`)
})

it('no e-mail about a move says “record keeper”', () => {
  const about = { employer: 'Paper Crane Clinic', recordKeeper: null }
  const whys = ['form-missing', 'spouse-consent', 'still-employed', 'other'] as const
  const all = [
    acceptedEmail(to, about),
    formWantedEmail(to, about),
    sentEmail(to, about, 'direct-check', [{ amountCents: 100, way: 'check' }]),
    tooLateEmail(to, about),
    ...whys.map((why) => refusedEmail(to, about, why)),
    lateEmail(to, about, true),
  ]
  for (const email of all) expect(textOf(email)).not.toMatch(/record keeper/i)
})
