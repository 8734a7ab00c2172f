import { isLanguage, type Language, preferredLanguage, type Words } from '@app/schemas/language'
import { createContext, useContext } from 'react'
import { create } from 'zustand'
import { deviceStorage } from './browser-storage.ts'

export type { Language, Words } from '@app/schemas/language'
export { languages } from '@app/schemas/language'

/** The language of a page that the service draws. In the app there is none: people change the language while a page is open. */
export const DrawnLanguage = createContext<Language | undefined>(undefined)

const useChosen = create<{ readonly language: Language }>(() => ({ language: firstLanguage() }))
// The language that was followed: where the cookie names another, somebody has chosen that since, perhaps on a page that the service drew.
// Not among what a person leaves behind: it is removed here, together with the cookie.
const followed = 'language-followed'

// An address that names a language is a choice, also for somebody whose account speaks another.
// What the browser prefers is nobody’s choice: the service reads it by itself.
if (askedByAddress()) setLanguage(language())
else nameLanguage(language())

export function language(): Language {
  return useChosen.getState().language
}

/** What a call for words says of the language. English is what comes anyway: its address stays the one that is on its way already. */
export function askedLanguage(): { readonly language?: Language } {
  return language() === 'en' ? {} : { language: language() }
}

/** The language of the page, for what is loaded anew when it changes. */
export function useLanguage(): Language {
  const drawn = useContext(DrawnLanguage)
  const chosen = useChosen((state) => state.language)
  return drawn ?? chosen
}

/** Speaks another language from now on, here and on the next visit. */
export function setLanguage(chosen: Language): void {
  forgetFollowed()
  saveLanguage(chosen)
  nameLanguage(chosen)
  useChosen.setState({ language: chosen })
}

/** Speaks the language of a person who has signed in, where nobody chose one on this device. */
export function followLanguage(ofPerson: Language | undefined): void {
  // A service that is a version behind doesn’t say it.
  if (!isLanguage(ofPerson)) return
  if (savedLanguage() !== undefined && !isFollowed()) return
  if (ofPerson !== language() || !isFollowed()) setLanguage(ofPerson)
  deviceStorage.write(followed, ofPerson)
}

/** They have left: what they read is no choice of this device. The page stays as it is until the next one. */
export function unfollowLanguage(): void {
  if (!isFollowed()) return
  forgetFollowed()
  // biome-ignore lint/suspicious/noDocumentCookie: the store that would replace it is not everywhere yet
  document.cookie = 'language=; path=/; max-age=0; samesite=lax'
}

/** Speaks a language on this page alone: what was chosen stays chosen. Gives what ends it. */
export function speakHere(spoken: Language): () => void {
  const speak = (language: Language) => {
    nameLanguage(language)
    useChosen.setState({ language })
  }
  speak(spoken)
  return () => speak(firstLanguage())
}

/** The words of a component in the language of the page. */
export function useWords<T>(words: Words<T>): T {
  return words[useLanguage()]
}

/** What the address asks for, else what was chosen before, here or on a page that the service drew, else what the browser prefers. */
function firstLanguage(): Language {
  if (typeof location === 'undefined') return 'en'
  return askedByAddress() ?? savedLanguage() ?? preferredLanguage(navigator.languages.join(',')) ?? 'en'
}

function askedByAddress(): Language | undefined {
  const asked = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('language')
  return isLanguage(asked) ? asked : undefined
}

/** A cookie, so that the service draws the next page in it. */
function saveLanguage(spoken: Language): void {
  if (typeof document === 'undefined') return
  // biome-ignore lint/suspicious/noDocumentCookie: the store that would replace it is not everywhere yet
  document.cookie = `language=${spoken}; path=/; max-age=31536000; samesite=lax`
}

function savedLanguage(): Language | undefined {
  const saved = typeof document === 'undefined' ? undefined : /(?:^|; )language=([a-z]{2})(?:;|$)/.exec(document.cookie)?.[1]
  return isLanguage(saved) ? saved : undefined
}

function isFollowed(): boolean {
  const saved = savedLanguage()
  return saved !== undefined && deviceStorage.read(followed) === saved
}

function forgetFollowed(): void {
  if (typeof document !== 'undefined') deviceStorage.remove(followed)
}

/** Screen readers pronounce by it. */
function nameLanguage(spoken: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = spoken
}
