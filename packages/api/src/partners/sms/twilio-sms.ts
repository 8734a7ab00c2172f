import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { TwilioSettings } from './settings.ts'
import type { SmsPartner } from './sms.ts'
import { verifyReply } from './twilio-replies.ts'

const verification = z.object({ sid: z.string(), status: z.string() })

/** Twilio: codes by version 2 of Verify, and texts by its messages. Replies come to `webhookUrl`. */
export function twilioSms(outgoing: Outgoing, settings: TwilioSettings, webhookUrl: string): SmsPartner {
  const { baseUrl, messagesUrl, messagingSid, accountSid, authToken, serviceSid } = settings
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const post = (url: string, form: Readonly<Record<string, string>>) =>
    outgoing({
      method: 'POST',
      url,
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
  const ask = (path: string, form: Readonly<Record<string, string>>) => post(`${baseUrl}/v2/Services/${serviceSid}/${path}`, form)
  return {
    kind: 'twilio',

    sendCode: async (phone, language) => {
      const sent = await ask('Verifications', { To: `+1${phone}`, Channel: 'sms', Locale: language })
      // Too many to one number, or a number that is none or cannot get text messages.
      if (sent.ok && sent.status >= 400 && sent.status < 500 && sent.status !== 401) return { ok: false, why: 'refused' }
      const read = sent.ok && sent.status < 300 ? verification.safeParse(parsed(sent.text)) : undefined
      return read?.success ? { ok: true, sendId: read.data.sid } : { ok: false, why: 'unavailable' }
    },

    sendText: async (phone, words) => {
      const form = { To: `+1${phone}`, MessagingServiceSid: messagingSid, Body: words }
      const sent = await post(`${messagesUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, form)
      // A number that is none, cannot get text messages, or has said STOP to Twilio.
      if (sent.ok && sent.status >= 400 && sent.status < 500 && ![401, 429].includes(sent.status)) return { ok: false, why: 'refused' }
      return sent.ok && sent.status < 300 ? { ok: true } : { ok: false, why: 'unavailable' }
    },

    verify: verifyReply({ authToken, url: webhookUrl }),

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
