import { expect, it } from 'vitest'
import { extraPaidEmail, extraReturnedEmail } from './extra-emails.ts'

const somebody = { to: 'pat@example.com', personId: 'p', firstName: 'Pat', language: 'en' } as const
const textOf = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => paragraphs.join(' ')

it('an extra payment that counts says what of it paid what was due, what is owed, and the last day, in both languages', () => {
  const about = { cents: 50_000, dueCents: 12_345, owedCents: 400_000, levelCents: 52_124, lastOn: '2027-02-28' }
  const { en, es } = extraPaidEmail(somebody, about)
  expect(textOf(en)).toMatch(/\$123\.45 paid what was due, and \$376\.55 lowered.*owe \$4,000\.00.*February 28, 2027.*stay at \$521\.24/)
  expect(textOf(es)).toMatch(/\$123\.45 pagaron lo que vencía y \$376\.55 bajaron.*debes \$4,000\.00.*28 de febrero de 2027.*\$521\.24/)
})

it('one that came back says what is owed again and what is still due, and of a loan that counts as a payout neither when it ends', () => {
  const about = { cents: 50_000, dueCents: 12_345, reason: 'R01', ahead: { owedCents: 450_000, lastOn: '2027-05-28' } }
  const { en, es } = extraReturnedEmail(somebody, about)
  expect(textOf(en)).toMatch(/\$500\.00 you wanted to pay extra.*owe \$4,500\.00.*May 28, 2027.*\$123\.45 was for what is due/)
  expect(textOf(es)).toMatch(/\$500\.00 que querías pagar de más.*\$4,500\.00.*28 de mayo de 2027.*\$123\.45 eran para lo que vence/)
  const payout = extraReturnedEmail(somebody, { ...about, dueCents: 0, ahead: undefined })
  expect(textOf(payout.en)).not.toMatch(/last payment|still due/)
})
