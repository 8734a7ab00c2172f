import { describe, expect, it, onTestFinished } from 'vitest'
import type { Email } from '../../core/email.ts'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { testContext } from '../../testing/test-app.ts'
import { openOutgoing } from '../outgoing/outgoing.ts'
import { sandboxSms } from './sandbox-sms.ts'
import { twilioServer } from './testing/twilio-server.ts'
import { twilioSms } from './twilio-sms.ts'

const phone = '2075550134'
const account = { accountSid: 'AC1', authToken: 'hush', serviceSid: 'VA1' }

async function sandbox() {
  const { db } = await freshDatabase()
  const emails: Email[] = []
  const clock = { aheadMs: 0 }
  const now = () => new Date(Date.now() + clock.aheadMs)
  const sms = sandboxSms({ ...testContext(db), now, post: async (_trx, email) => void emails.push(email) })
  const codeOf = (to: string) => /\d{6}/.exec(emails.findLast((one) => one.to.startsWith(to))?.paragraphs[0] ?? '')?.[0] ?? ''
  return { sms, codeOf, downPhone: '2075550199', setDown: () => undefined, clock }
}

async function twilio() {
  const server = await twilioServer(account)
  const { outgoing, close } = openOutgoing({ allowed: [server.url] })
  onTestFinished(close)
  const setDown = () => {
    server.state.isDown = true
  }
  return { sms: twilioSms(outgoing, { ...account, baseUrl: server.url }), codeOf: server.codeOf, downPhone: phone, setDown }
}

describe.each([
  ['the sandbox', sandbox],
  ['Twilio', twilio],
] as const)('%s', (_name, open) => {
  const sentTo = async (opened: { readonly sms: Awaited<ReturnType<typeof open>>['sms'] }) => {
    const sent = await opened.sms.sendCode(phone)
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
    expect(await sms.sendCode('2075550000')).toEqual({ ok: false, why: 'refused' })
  })

  it('reports a partner that does not answer', async () => {
    const { sms, downPhone, setDown } = await open()
    setDown()
    expect(await sms.sendCode(downPhone)).toEqual({ ok: false, why: 'unavailable' })
  })

  it('knows nothing of a code that was not sent', async () => {
    const { sms } = await open()
    expect(await sms.checkCode('nobody', '123456')).toEqual({ ok: true, is: 'gone' })
  })
})

it('a code of the sandbox lasts ten minutes', async () => {
  const { sms, codeOf, clock } = await sandbox()
  const sent = await sms.sendCode(phone)
  clock.aheadMs = 600_001
  expect(sent.ok && (await sms.checkCode(sent.sendId, codeOf(phone)))).toEqual({ ok: true, is: 'gone' })
})
