import { describe, expect, it, onTestFinished } from 'vitest'
import { emailIn, type WrittenEmail } from '../../core/email.ts'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { testContext } from '../../testing/test-app.ts'
import { openOutgoing } from '../outgoing/outgoing.ts'
import { sandboxSms } from './sandbox-sms.ts'
import { twilioServer } from './testing/twilio-server.ts'
import { signReply, verifyReply } from './twilio-replies.ts'
import { twilioSms } from './twilio-sms.ts'

const phone = '2075550134'
const account = { accountSid: 'AC1', authToken: 'hush', serviceSid: 'VA1', messagingSid: 'MG1' }
const webhookUrl = 'https://www.example.com/api/webhooks/sms/'

async function sandbox() {
  const { db } = await freshDatabase()
  const emails: WrittenEmail[] = []
  const clock = { aheadMs: 0 }
  const now = () => new Date(Date.now() + clock.aheadMs)
  const sms = sandboxSms({
    ...testContext(db),
    now,
    post: async (_trx, email) => void emails.push(emailIn('en', email, 'https://finder.example')),
  })
  const codeOf = (to: string) => /\d{6}/.exec(emails.findLast((one) => one.to.startsWith(to))?.paragraphs[0] ?? '')?.[0] ?? ''
  const textsTo = (to: string) => emails.filter((one) => one.to.startsWith(to)).map(({ paragraphs }) => paragraphs[0])
  return { sms, codeOf, textsTo, downPhone: '2075550199', setDown: () => undefined, clock }
}

async function twilio() {
  const server = await twilioServer(account)
  const { outgoing, close } = openOutgoing({ allowed: [server.url] })
  onTestFinished(close)
  const setDown = () => {
    server.state.isDown = true
  }
  return {
    sms: twilioSms(outgoing, { ...account, baseUrl: server.url, messagesUrl: server.url }, webhookUrl),
    codeOf: server.codeOf,
    localeOf: server.localeOf,
    textsTo: server.textsTo,
    downPhone: phone,
    setDown,
  }
}

describe.each([
  ['the sandbox', sandbox],
  ['Twilio', twilio],
] as const)('%s', (_name, open) => {
  const sentTo = async (opened: { readonly sms: Awaited<ReturnType<typeof open>>['sms'] }) => {
    const sent = await opened.sms.sendCode(phone, 'en')
    if (!sent.ok) throw new Error(sent.why)
    return sent.sendId
  }

  it('knows the code that it has sent, once', async () => {
    const opened = await open()
    const sendId = await sentTo(opened)
    const code = opened.codeOf(phone)
    expect(code).toMatch(/^\d{6}$/)
    expect(await opened.sms.checkCode(sendId, '000000')).toEqual({ ok: true, is: 'wrong' })
    expect(await opened.sms.checkCode(sendId, code)).toEqual({ ok: true, is: 'right' })
    expect(await opened.sms.checkCode(sendId, code)).toEqual({ ok: true, is: 'gone' })
  })

  it('takes five tries, and then not even the right code', async () => {
    const opened = await open()
    const sendId = await sentTo(opened)
    for (let tries = 0; tries < 5; tries++) expect(await opened.sms.checkCode(sendId, '000000')).toEqual({ ok: true, is: 'wrong' })
    expect(await opened.sms.checkCode(sendId, opened.codeOf(phone))).toEqual({ ok: true, is: 'gone' })
  })

  it('says which numbers it cannot reach', async () => {
    const { sms } = await open()
    expect(await sms.sendCode('2075550000', 'en')).toEqual({ ok: false, why: 'refused' })
  })

  it('reports a partner that does not answer', async () => {
    const { sms, downPhone, setDown } = await open()
    setDown()
    expect(await sms.sendCode(downPhone, 'en')).toEqual({ ok: false, why: 'unavailable' })
  })

  it('sends a text in our words, and says when it cannot', async () => {
    const { sms, textsTo, downPhone, setDown } = await open()
    expect(await sms.sendText(phone, 'Hello.')).toEqual({ ok: true })
    expect(textsTo(phone)).toEqual(['Hello.'])
    expect(await sms.sendText('2075550000', 'Hello.')).toEqual({ ok: false, why: 'refused' })
    setDown()
    expect(await sms.sendText(downPhone, 'Hello.')).toEqual({ ok: false, why: 'unavailable' })
  })

  it('knows nothing of a code that was not sent', async () => {
    const { sms } = await open()
    expect(await sms.checkCode('nobody', '123456')).toEqual({ ok: true, is: 'gone' })
  })
})

it('a code of the sandbox lasts ten minutes', async () => {
  const { sms, codeOf, clock } = await sandbox()
  const sent = await sms.sendCode(phone, 'en')
  clock.aheadMs = 600_001
  expect(sent.ok && (await sms.checkCode(sent.sendId, codeOf(phone)))).toEqual({ ok: true, is: 'gone' })
})

it('Twilio’s replies are known by their signature over the address and every value', () => {
  const raw = 'From=%2B12075550134&Body=STOP&MessageSid=SM1'
  const known = { authToken: 'hush', url: webhookUrl }
  const at = new Date('2026-11-23T12:00:00Z')
  const read = (signature: string, body = raw, url = webhookUrl) =>
    verifyReply({ authToken: 'hush', url })((name) => (name === 'x-twilio-signature' ? signature : undefined), body, at)
  expect(read(signReply(known, raw))).toEqual({ id: 'SM1', sentAt: at, body: { from: '2075550134', text: 'STOP' } })
  expect(read(signReply({ ...known, authToken: 'other' }, raw))).toBeUndefined()
  expect(read(signReply(known, raw), raw.replace('STOP', 'START'))).toBeUndefined()
  expect(read(signReply(known, raw), raw, 'https://evil.example/')).toBeUndefined()
  // The signature of Twilio’s own documentation.
  const documented = 'CallSid=CA1234567890ABCDE&Caller=%2B14158675310&Digits=1234&From=%2B14158675310&To=%2B18005551212'
  expect(signReply({ authToken: '12345', url: 'https://mycompany.com/myapp.php?foo=1&bar=2' }, documented)).toBe(
    'GvWf1cFY/Q7PnoempGyD5oXAezc=',
  )
})

it.each(['en', 'es'] as const)('Twilio writes the text message of a code in %s for people who read that', async (language) => {
  const { sms, localeOf } = await twilio()
  await sms.sendCode(phone, language)
  expect(localeOf(phone)).toBe(language)
})
