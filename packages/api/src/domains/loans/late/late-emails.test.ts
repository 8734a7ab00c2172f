import { expect, it } from 'vitest'
import { noDebitEmail, planNotOpenEmail } from '../repayments/repayment-emails.ts'
import { pastDueEmail, warningEmail } from './late-emails.ts'

const somebody = { to: 'pat@example.com', personId: 'p', firstName: 'Pat', language: 'en' } as const

it.each([pastDueEmail, warningEmail, noDebitEmail, planNotOpenEmail])(
  'e-mails about a late loan write days as each language does (%o)',
  (write) => {
    const { en, es } = write(somebody, { dueOn: '2026-09-20', until: '2026-12-31' }, 19_437)
    expect(en.paragraphs.join(' ')).toMatch(/September 20, 2026.*December 31, 2026/)
    expect(es.paragraphs.join(' ')).toMatch(/20 de septiembre de 2026.*31 de diciembre de 2026/)
  },
)
