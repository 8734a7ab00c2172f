import { expect, it } from 'vitest'
import { lateEmail, moveEmail } from './rollover-emails.ts'

const to = { to: 'ada@person.example', personId: '0190aaaa-0000-7000-8000-000000000001', firstName: 'Ada' }
const textOf = ({ subject, paragraphs }: { readonly subject: string; readonly paragraphs: readonly string[] }) =>
  [subject, ...paragraphs].join(' ')

it.each([
  ['Example Keepers', 'Example Keepers'],
  [null, 'The company that holds the plan'],
])('e-mails about a move call the record keeper %j by its name, or by what it does', (recordKeeper, holder) => {
  const about = { employer: 'Paper Crane Clinic', recordKeeper }
  expect(textOf(moveEmail(to, 'accepted', about))).toContain(`${holder} has your request.`)
  expect(textOf(moveEmail(to, 'refused', about, 'form-missing'))).toContain(`${holder} wants a form of its own.`)
  expect(textOf(lateEmail(to, about, false))).toContain(`${holder} has not done the next step`)
})

it('no e-mail about a move says “record keeper”', () => {
  const about = { employer: 'Paper Crane Clinic', recordKeeper: null }
  const states = ['requested', 'accepted', 'sent', 'received'] as const
  const whys = ['form-missing', 'spouse-consent', 'still-employed', 'other'] as const
  const all = [
    ...states.map((state) => moveEmail(to, state, about)),
    ...whys.map((why) => moveEmail(to, 'refused', about, why)),
    lateEmail(to, about, true),
  ]
  for (const email of all) expect(textOf(email)).not.toMatch(/record keeper/i)
})
