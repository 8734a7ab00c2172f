import { type Language, setLanguage } from '../language.ts'
import { whoIsHere } from './session.ts'

/** Another language, here at once, and for people with an account in their e-mails too. What the service words is asked for again. */
export function chooseLanguage(language: Language): void {
  setLanguage(language)
  const user = whoIsHere()
  // The page speaks it whatever becomes of the call.
  if (user) void import('./write-language.ts').then(({ writeLanguage }) => writeLanguage(user.pk, language)).catch(() => undefined)
}
