import { language, type Words } from '../../client/language.ts'
import { type Answer, done, failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { askBank } from './ask-bank.ts'

const notConfirmed: Words<string> = {
  en: 'You didn’t confirm it with your bank. Nothing was charged. Try again, or use another card.',
  es: 'No lo confirmaste con tu banco. No se cobró nada. Inténtalo otra vez o usa otra tarjeta.',
}

/** What the payment company’s own field does: it gives the card to that company, under the secret of what it is for. */
export async function enterCard(clientSecret: string, methodId: string): Promise<Answer<unknown>> {
  const entered = await ask('POST /api/dev/sandbox/cards/', { body: { client_secret: clientSecret, payment_method_id: methodId } })
  return entered.ok ? entered : failed({ ...entered.failure, fields: { card: [entered.failure.detail] } })
}

/** The bank asks first: the person answers, and the company goes on. */
export async function confirmWithBank(clientSecret: string, methodId: string): Promise<Answer<unknown>> {
  if (!(await askBank()))
    return failed({ code: 'payment_declined', detail: notConfirmed[language()], fields: { card: [notConfirmed[language()]] } })
  const entered = await enterCard(clientSecret, methodId)
  return entered.ok ? done(undefined) : entered
}
