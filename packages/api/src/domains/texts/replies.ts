import type { Language, Words } from '@app/schemas/language'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import type { WebhookSource } from '../../partners/webhooks/webhooks.ts'
import { blindIndex, blindIndexes } from '../../security/blind-index.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedStoppedNumbers } from './sealed.ts'
import { addStopped, isStopped, removeStopped } from './store.ts'

const column = { table: 'stopped_numbers', column: 'number' } as const
const reply = z.object({ from: z.string().regex(/^\d{10}$/), text: z.string() })

const meant = {
  stop: ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'alto'],
  start: ['start', 'unstop', 'yes'],
  help: ['help', 'info', 'ayuda'],
}

/** What people answer to texts: STOP ends them for that number, START begins them again, HELP gets an answer. */
export function hearReply(context: Context): WebhookSource['work'] {
  return async ({ body }) => {
    const read = reply.safeParse(body)
    if (!read.success) return
    const { from, text } = read.data
    const word = text
      .trim()
      .toLowerCase()
      .replace(/[^a-z]/g, '')
    if (meant.stop.includes(word)) return stop(context, from)
    if (meant.start.includes(word)) return start(context, from)
    if (meant.help.includes(word)) await help(context, from, word === 'ayuda' ? 'es' : 'en')
  }
}

export function isStoppedNumber({ db, keys }: Pick<Context, 'db' | 'keys'>, phone: string): Promise<boolean> {
  return isStopped(db, blindIndexes(keys, column, phone))
}

async function stop({ db, keys, newId, now }: Context, phone: string): Promise<void> {
  const id = newId()
  const number = sealing(keys, sealedStoppedNumbers).seal('number', id, phone)
  await db.transaction().execute(async (trx) => {
    await addStopped(trx, { id, number, number_index: blindIndex(keys, column, phone), stopped_at: now() })
    await audit(trx, { actor: 'a phone', action: 'texts.stopped', subject: 'texts' })
  })
}

async function start({ db, keys }: Context, phone: string): Promise<void> {
  await db.transaction().execute((trx) => removeStopped(trx, blindIndexes(keys, column, phone)))
}

/** A number alone says nothing of who asks: the word does, of their language. */
async function help({ partners, flows }: Context, phone: string, language: Language): Promise<void> {
  const { name, support } = soundBrand(flows)
  const said: Words<string> = {
    en: `${name}: Help at ${support.phone}, ${support.hours}, or ${support.email}. Reply STOP to end.`,
    es: `${name}: Te ayudamos en el ${support.phone} o en ${support.email}. Responde STOP para terminar.`,
  }
  const sent = await partners.sms.sendText(phone, said[language])
  if (!sent.ok && sent.why === 'unavailable') throw new Error('The answer to HELP could not be handed in. It is tried again.')
}
