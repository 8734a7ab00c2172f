import { describe, expect, it } from 'vitest'
import { toSentAccountNumber, toSentRoutingNumber } from '../money/account-numbers.ts'
import { toSentEmail } from './email.ts'
import { toSentName } from './names.ts'
import { toSentPhone } from './phone.ts'
import { toSentSsn } from './ssn.ts'
import { toSentZip } from './zip-codes.ts'

/** As phones and computers copy a number out of a contact: with marks of direction around it. */
const marked = (text: string) => `\u202a${text}\u202c`

describe('what looks right is right, whatever was copied along or stands for a hyphen', () => {
  it.each([
    ['a phone number', toSentPhone, marked('+1 (503) 555\u20110112'), '5035550112'],
    ['a Social Security number', toSentSsn, marked('078\u201105\u20111120'), '078051120'],
    ['a ZIP code', toSentZip, '97214\u20111234\u200b', '97214'],
    ['a name', toSentName, 'Mary\u2011Ann\u200b', 'Mary-Ann'],
    ['an apostrophe of another keyboard', toSentName, 'O´Brien', "O'Brien"],
    ['an e-mail address', toSentEmail, '\u200bana@example.com\ufeff', 'ana@example.com'],
    ['a routing number', toSentRoutingNumber, '1210\u20130024\u20138', '121000248'],
    ['an account number', toSentAccountNumber, marked('1234\u20115678'), '12345678'],
  ])('%s', (_what, check, typed, sent) => {
    expect(check(typed)).toEqual({ ok: true, value: sent })
  })
})
