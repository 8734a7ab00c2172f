import { type Language, setLanguage } from '../language.ts'
import { ask } from '../service/ask.ts'
import { useSession } from './session.ts'

/** Another language, here at once, and for people with an account in their e-mails too. What the service words is asked for again. */
export function chooseLanguage(language: Language): void {
  setLanguage(language)
  const { user } = useSession.getState()
  // The page speaks it whatever becomes of the call.
  if (user && user !== 'unknown') void ask('POST /api/v1/accounts/settings/language/update/', { body: { language } })
}
