import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { TwilioSettings } from './settings.ts'
import type { SmsPartner } from './sms.ts'

const verification = z.object({ sid: z.string(), status: z.string() })

/** Twilio Verify, by version 2 of its HTTP API. */
export function twilioSms(outgoing: Outgoing, { baseUrl, accountSid, authToken, serviceSid }: TwilioSettings): SmsPartner {
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const ask = (path: string, form: Readonly<Record<string, string>>) =>
    outgoing({
      method: 'POST',
      url: `${baseUrl}/v2/Services/${serviceSid}/${path}`,
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
  return {
    kind: 'twilio',

    sendCode: async (phone) => {
      const sent = await ask('Verifications', { To: `+1${phone}`, Channel: 'sms' })
      // Too many to one number, or a number that is none or cannot get text messages.
      if (sent.ok && sent.status >= 400 && sent.status < 500 && sent.status !== 401) return { ok: false, why: 'refused' }
      const read = sent.ok && sent.status < 300 ? verification.safeParse(parsed(sent.text)) : undefined
      return read?.success ? { ok: true, sendId: read.data.sid } : { ok: false, why: 'unavailable' }
    },

    checkCode: async (sendId, code) => {
      const checked = await ask('VerificationCheck', { VerificationSid: sendId, Code: code })
      // What has run out, was used, or was tried five times is not there any more.
      if (checked.ok && (checked.status === 404 || checked.status === 429)) return { ok: true, is: 'gone' }
      const read = checked.ok && checked.status < 300 ? verification.safeParse(parsed(checked.text)) : undefined
      if (!read?.success) return { ok: false, why: 'unavailable' }
      return { ok: true, is: read.data.status === 'approved' ? 'right' : 'wrong' }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
