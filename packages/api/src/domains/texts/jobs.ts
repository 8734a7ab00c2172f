import type { Words } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { patient } from '../../jobs/patient.ts'
import { findLanguage } from '../auth/store.ts'
import { findAnswer } from '../consents/store.ts'
import { isStoppedNumber } from './replies.ts'
import { endText, findWaitingText } from './store.ts'
import { textJob } from './text-news.ts'

/** Sends what waits; a number that said STOP meanwhile gets nothing. */
export function textJobs(context: Context): JobHandlers {
  return { [textJob]: { ...patient, work: ({ id = '' }) => sendText(context, id) } }
}

async function sendText(context: Context, id: string): Promise<void> {
  const { db, partners, now } = context
  const text = await findWaitingText(db, id)
  if (!text) return
  const phone = (await context.hooks.identityFor(context, text.person_id))?.phone
  const isWanted = (await findAnswer(db, text.person_id, 'text_results')) === 'yes'
  if (!isWanted || phone === undefined || (await isStoppedNumber(context, phone))) return endText(db, id, 'not-sent', now())
  const said = newsWords(soundBrand(context.flows).name, context.settings.publicUrl)
  const sent = await partners.sms.sendText(phone, said[await findLanguage(db, text.person_id)])
  if (!sent.ok && sent.why === 'unavailable') throw new Error('The text message could not be handed in. It is tried again.')
  await endText(db, id, sent.ok ? 'sent' : 'not-sent', now())
}

function newsWords(brand: string, publicUrl: string): Words<string> {
  return {
    en: `${brand}: There’s news about your search. Sign in to see it: ${publicUrl}/dashboard. Reply STOP to end, HELP for help.`,
    es: `${brand}: Hay noticias de tu búsqueda. Inicia sesión para verlas: ${publicUrl}/dashboard. Responde STOP para terminar, AYUDA para recibir ayuda.`,
  }
}
