import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Words } from '@app/schemas/language'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import type { Context } from '../../../context/context.ts'
import type { Email } from '../../../core/email.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { supportWords } from '../../../flows/support-words.ts'
import { type Addressed, writeTo } from '../../auth/write-to.ts'
import { openTask, withdrawTask } from '../../desk/open-task.ts'

type SentRequest = {
  readonly personId: string
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  readonly task: 'outside-loan-request' | 'refinance-request'
  /** The versions of the request that were sent: the one before, and this one. */
  readonly sent: { readonly before: number | null; readonly now: number }
}

/** Gives the request to the people who answer it, and mails a receipt to the person. A changed one takes the place of the one before. */
export async function sendRequest(context: Context, trx: Queries, passed: SentRequest): Promise<void> {
  const support = supportWords(context.flows)
  const { personId, id, task, sent } = passed
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'loan-request.sent', subject, detail: { request: id } })
  if (sent.before !== null) await withdrawTask(context, trx, task, `${id}/${sent.before}`)
  await openTask(context, trx, { kind: task, personId, about: `${id}/${sent.now}` })
  await writeTo(context, trx, personId, (addressed) => receivedEmail(addressed, passed, support))
}

function receivedEmail(
  { to, personId, firstName }: Addressed,
  { id, title, lines }: SentRequest,
  { en, es }: Words<BrandFile['support']>,
): Email {
  const [number, asked] = [shortNumber(id), `${title}. ${lines.join(' ')}`]
  return {
    kind: 'loan-request-received',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: `We have your request: ${number}`,
      paragraphs: [
        `Hello ${firstName}. One of us reads it and will e-mail you within two business days. The number of your request is ${number}.`,
        asked,
        'This isn’t a yes yet. Nothing is approved, and you owe us nothing for asking.',
        `To add something or to take it back, write to ${en.email} or call ${en.phone}, ${en.hours}.`,
      ],
    },
    es: {
      subject: `Tenemos tu solicitud: ${number}`,
      paragraphs: [
        `Hola, ${firstName}. Una persona de nuestro equipo la lee y te escribe en un plazo de dos días hábiles. El número de tu solicitud es ${number}.`,
        asked,
        'Esto todavía no es un sí. Nada está aprobado, y no nos debes nada por preguntar.',
        `Para agregar algo o retirarla, escribe a ${es.email} o llama al ${es.phone}, ${es.hours}.`,
      ],
    },
  }
}
