import type { Language } from '../language.ts'
import { type Answer, failed } from '../service/answer.ts'
import { ask } from '../service/ask.ts'
import { turns } from '../service/turns.ts'
import { changeUser, whoIsHere } from './session.ts'

const inTurn = turns()

/** The language in which we write to a person who is still here. One at a time, or e-mails might come in the language before the last. */
export async function writeLanguage(pk: string, language: Language): Promise<Answer<unknown>> {
  if (whoIsHere()?.pk !== pk) return failed({ code: 'token_not_valid', detail: '' })
  const answer = await inTurn(() => ask('POST /api/v1/accounts/settings/language/update/', { body: { language } }))
  if (answer.ok) changeUser(pk, { language })
  return answer
}
