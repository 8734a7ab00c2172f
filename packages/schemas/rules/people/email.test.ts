import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanEmail, toSentEmail } from './email.ts'

describe('an e-mail address', () => {
  it('is trimmed and lower-cased', () => {
    expect(toSentEmail('  Ana.Rivera@Home.Example ')).toEqual({ ok: true, value: 'ana.rivera@home.example' })
  })

  it.each(['a@b.co', 'ana+401k@example.com', "o'neil@example.org", 'ana@mail.home.example', 'ana@bücher.example', 'ana@x.xn--p1ai'])(
    'may be %s',
    (email) => {
      expect(toSentEmail(email)).toEqual({ ok: true, value: email })
    },
  )

  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana@example.com, ben@example.com',
    'ana rivera@example.com',
    'ana@exa mple.com',
    'ana..rivera@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@.example.com',
    'ana@example..com',
    'ana@127.0.0.1',
    '<ana@example.com>',
    'ana\u0000@example.com',
    'ana@example.com\r\nBcc: all@example.com',
  ])('is refused: %j', (typed) => {
    expect(toSentEmail(typed)).toEqual({ ok: false, problem: 'format' })
  })

  it('has at most 254 characters, and 64 before the @', () => {
    const domain = `${'d'.repeat(185)}.com`
    expect(toSentEmail(`${'a'.repeat(64)}@${domain}`).ok).toBe(true)
    expect(toSentEmail(`${'a'.repeat(64)}@d${domain}`)).toEqual({ ok: false, problem: 'length' })
    expect(toSentEmail(`${'a'.repeat(65)}@example.com`)).toEqual({ ok: false, problem: 'format' })
  })

  it('that is empty is missing, not wrong', () => {
    expect(toSentEmail(' ')).toEqual({ ok: false, problem: 'required' })
  })

  it('of every usual shape passes', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(toSentEmail(email)).toEqual({ ok: true, value: email.toLowerCase() })
      }),
    )
  })

  it('stays as it is once it is clean', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cleanEmail(cleanEmail(text))).toBe(cleanEmail(text))
      }),
    )
  })

  it.each([
    `${'a.'.repeat(31)}@${'a-'.repeat(95)}!`,
    `a@${'a-'.repeat(124)}!`,
    `a@${'a.'.repeat(124)}!`,
    `${'a.'.repeat(100_000)}@${'a-'.repeat(100_000)}`,
  ])('is judged without going over the text again and again', { timeout: 20_000 }, (typed) => {
    expect(toSentEmail(typed).ok).toBe(false)
  })
})
