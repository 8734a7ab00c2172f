import { expect, it } from 'vitest'
import { readSmtp } from './read-smtp.ts'

it.each([{}, { SMTP_URL: '' }, { MAIL_FROM: 'post@finder.example' }])('is no mail server with %j', (env) => {
  expect(readSmtp(env)).toEqual({ smtp: undefined })
})

it.each(['smtp://mail.example', 'smtp://us%40er:p%25@mail.example:2525', 'smtps://[::1]:465'])('takes %s', (url) => {
  expect(readSmtp({ SMTP_URL: url, MAIL_FROM: 'post@finder.example' })).toEqual({ smtp: { url, from: 'post@finder.example' } })
})

it.each(['mail.example', 'https://mail.example', 'smtp://', 'smtp://a:secret%@mail.example', 'smtp://a:secret@mail example'])(
  'says what is wrong with %j, without its password',
  (url) => {
    const { problems } = readSmtp({ SMTP_URL: url, MAIL_FROM: 'post@finder.example' })
    expect(problems).toEqual([expect.stringMatching(/^SMTP_URL must look like /)])
    expect(problems?.join()).not.toContain('secret')
  },
)

it.each([undefined, '', 'post', 'Post <post@finder.example>', 'a@b.example\r\nBcc: c@d.example'])('says that %j is no sender', (from) => {
  const { problems } = readSmtp({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: from })
  expect(problems).toEqual(['MAIL_FROM must be the e-mail address that letters come from.'])
})
