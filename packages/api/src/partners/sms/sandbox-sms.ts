import type { Words } from '@app/schemas/language'
import { z } from 'zod'
import type { CoreContext } from '../../core/core-context.ts'
import { type Email, sameInAll } from '../../core/email.ts'
import type { Queries } from '../../db/database.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import { deriveKeys } from '../../security/derive-key.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import type { Post } from '../mail/post-email.ts'
import { findObject, putObject } from '../sandbox/store.ts'
import type { CodeCheck, SmsPartner } from './sms.ts'
import { verifyReply } from './twilio-replies.ts'

type Context = Pick<CoreContext, 'db' | 'keys' | 'now' | 'random'> & { readonly post: Post }

const partner = 'sms'
const lastsMs = 10 * 60_000
const mostTries = 5
const codes = 1_000_000

const sent = z.object({ code: z.string(), sentAt: z.coerce.date(), triesLeft: z.number() })

/**
 * Stands in for the telephone network: a text message is an e-mail to the number at text-message.example, beside the other e-mails that
 * nobody sends. The code 000000 is never right. A number that ends in 0000 cannot be reached; one that ends in 0199 gets no answer.
 */
export function sandboxSms({ db, keys, now, random, post }: Context): SmsPartner {
  const check = async (trx: Queries, sendId: string, code: string): Promise<CodeCheck> => {
    const shelf = { db: trx, keys }
    const found = await findObject(shelf, partner, sendId)
    if (!found) return 'gone'
    const known = sent.parse(found.body)
    if (known.triesLeft <= 0 || now().getTime() - known.sentAt.getTime() > lastsMs) return 'gone'
    const isRight = code === known.code
    await putObject(shelf, { ...found, body: { ...known, triesLeft: isRight ? 0 : known.triesLeft - 1 } }, now())
    return isRight ? 'right' : 'wrong'
  }
  return {
    kind: 'sandbox',

    sendCode: async (phone, language) => {
      if (phone.endsWith('0000')) return { ok: false, why: 'refused' }
      if (phone.endsWith('0199')) return { ok: false, why: 'unavailable' }
      const code = String(1 + Math.floor(random() * (codes - 1))).padStart(6, '0')
      const sendId = `phone ${phone}`
      await db.transaction().execute(async (trx) => {
        const body = { code, sentAt: now(), triesLeft: mostTries }
        await putObject({ db: trx, keys }, { partner, id: sendId, kind: 'code', body }, now())
        await post(trx, textMessage(phone, codeWords[language](code)))
      })
      return { ok: true, sendId }
    },

    sendText: async (phone, words) => {
      if (phone.endsWith('0000')) return { ok: false, why: 'refused' }
      if (phone.endsWith('0199')) return { ok: false, why: 'unavailable' }
      await db.transaction().execute((trx) => post(trx, textMessage(phone, words)))
      return { ok: true }
    },

    verify: verifyReply(sandboxReplies(keys)),

    checkCode: async (sendId, code) => ({ ok: true, is: await transaction(db, (trx) => check(trx, sendId, code), random) }),
  }
}

const codeWords: Words<(code: string) => string> = {
  en: (code) => `Your code is ${code}. It works for ten minutes. We never ask you for it.`,
  es: (code) => `Tu código es ${code}. Funciona durante diez minutos. Nunca te lo pedimos.`,
}

/** What replies to the sandbox are signed with. */
export function sandboxReplies(keys: KeyRing) {
  return { authToken: deriveKeys(keys, 'sandbox-sms v1').current.key.toString('base64'), url: 'sandbox:sms' }
}

function textMessage(phone: string, words: string): Email {
  return {
    kind: 'text-message',
    to: `${phone}@text-message.example`,
    link: '/dashboard',
    ...sameInAll({ subject: 'A text message', paragraphs: [words] }),
  }
}
