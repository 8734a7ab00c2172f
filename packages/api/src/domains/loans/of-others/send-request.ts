import type { BrandFile } from '@app/schemas/flow/brand'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import type { Context } from '../../../context/context.ts'
import type { Email } from '../../../core/email.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { soundBrand } from '../../../flows/sound-brand.ts'
import { type Addressed, writeTo } from '../../auth/write-to.ts'

type SentRequest = {
  readonly personId: string
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  readonly isAgain: boolean
}

/** Mails the request to the people who answer it, and a receipt to the person. Neither contains what they earn. */
export async function sendRequest(context: Context, trx: Queries, passed: SentRequest): Promise<void> {
  const { support } = soundBrand(context.flows)
  const { personId, id } = passed
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'loan-request.sent', subject, detail: { request: id } })
  await writeTo(context, trx, personId, (addressed) => answerEmail(support.email, addressed, passed))
  await writeTo(context, trx, personId, (addressed) => receivedEmail(addressed, passed, support))
}

function answerEmail(to: string, { to: from, firstName }: Addressed, { id, title, lines, isAgain }: SentRequest): Email {
  const number = shortNumber(id)
  return {
    kind: 'loan-request',
    to,
    subject: `${title}: ${number}${isAgain ? ', changed' : ''}`,
    paragraphs: [
      `${firstName} asks for an answer within two business days. Answer to: ${from}`,
      ...lines,
      ...(isAgain ? ['It was sent before, and has been changed since. This one counts.'] : []),
    ],
  }
}

function receivedEmail(
  { to, personId, firstName }: Addressed,
  { id, title, lines }: SentRequest,
  { email, phone, hours }: BrandFile['support'],
): Email {
  return {
    kind: 'loan-request-received',
    to,
    personId,
    subject: `We have your request: ${shortNumber(id)}`,
    paragraphs: [
      `Hello ${firstName}. A person reads it, and answers within two business days by e-mail. The number of your request is ${shortNumber(id)}.`,
      `${title}. ${lines.join(' ')}`,
      'This is not a yes yet. Nothing is approved, and you owe us nothing for asking.',
      `To add something or to take it back, write to ${email} or call ${phone}, ${hours}.`,
    ],
  }
}
