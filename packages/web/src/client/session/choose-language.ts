import { type Language, setLanguage } from '../language.ts'
import { ask } from '../service/ask.ts'
import { turns } from '../service/turns.ts'
import { useSession } from './session.ts'

const inTurn = turns()

/** Another language, here at once, and for people with an account in their e-mails too. What the service words is asked for again. */
export function chooseLanguage(language: Language): void {
  setLanguage(language)
  const { user } = useSession.getState()
  // The page speaks it whatever becomes of the call. One at a time, or e-mails might come in the language before the last.
  if (user && user !== 'unknown') void inTurn(() => ask('POST /api/v1/accounts/settings/language/update/', { body: { language } }))
}
