import { phoneWords } from '@app/schemas/rules/people/phone-words'
import { language, type Words } from '../../../client/language.ts'
import { type Answer, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { onSignOut } from '../../../client/session/resets.ts'

type Sent = Answered<'POST /api/v1/accounts/confirm_phone/'>

let sentTo: string | undefined
onSignOut(() => {
  sentTo = undefined
})

/** Sends a code to a number by text message. */
export async function sendCode(number: string): Promise<Answer<Sent>> {
  const answer = await ask('POST /api/v1/accounts/confirm_phone/', { body: { phone_number: number } })
  if (answer.ok) sentTo = digitsOf(number)
  return answer
}

/** Tells the service the code. One that was sent to another number than the page now shows confirms the wrong one. */
export async function checkCode(code: string, number: unknown): Promise<Answer<unknown>> {
  if (sentTo !== undefined && typeof number === 'string' && digitsOf(number) !== sentTo) {
    const detail = wentTo[language()](phoneWords(sentTo))
    return failed({ code: 'code_not_right', detail, fields: { code: [detail] } })
  }
  return ask('POST /api/v1/accounts/confirm_phone/code/', { body: { code } })
}

const wentTo: Words<(number: string) => string> = {
  en: (number) => `The code went to ${number}. Ask for a new one for this number.`,
  es: (number) => `El código se envió al ${number}. Pide uno nuevo para este número.`,
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}
