import { create } from 'zustand'
import { readDevice, saveOnDevice } from './device.ts'

/** The languages of the product. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** The words of one component, in every language: a component that lacks one doesn't compile. */
export type Words<T> = Readonly<Record<Language, T>>

const useChosen = create<{ readonly language: Language }>(() => ({ language: firstLanguage() }))
setPageLanguage(language())

export function language(): Language {
  return useChosen.getState().language
}

/** What a call for words says of the language. English is what comes anyway: its address stays the one that is on its way already. */
export function askedLanguage(): { readonly language?: Language } {
  return language() === 'en' ? {} : { language: language() }
}

/** The language of the page, for what is loaded anew when it changes. */
export function useLanguage(): Language {
  return useChosen(({ language: spoken }) => spoken)
}

/** Speaks another language from now on, here and on the next visit. */
export function setLanguage(chosen: Language): void {
  saveOnDevice('language', chosen)
  setPageLanguage(chosen)
  useChosen.setState({ language: chosen })
}

/** Speaks a language on this page alone: what was chosen stays chosen. Gives what ends it. */
export function speakHere(spoken: Language): () => void {
  const speak = (language: Language) => {
    setPageLanguage(language)
    useChosen.setState({ language })
  }
  speak(spoken)
  return () => speak(firstLanguage())
}

/** The words of a component in the language of the page. */
export function useWords<T>(words: Words<T>): T {
  return words[useLanguage()]
}

/** What the address asks for, else what was chosen before, else what the browser prefers. */
function firstLanguage(): Language {
  if (typeof location === 'undefined') return 'en'
  const asked = new URLSearchParams(location.search).get('language')
  if (isLanguage(asked)) {
    saveOnDevice('language', asked)
    return asked
  }
  const kept = readDevice<string>('language')
  return isLanguage(kept) ? kept : (navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en')
}

/** Screen readers pronounce by it, and the service writes the next page in it. */
function setPageLanguage(spoken: Language): void {
  if (typeof document === 'undefined') return
  document.documentElement.lang = spoken
  // biome-ignore lint/suspicious/noDocumentCookie: the store that would replace it is not everywhere yet
  document.cookie = `language=${spoken}; path=/; max-age=31536000; samesite=lax`
}

function isLanguage(tag: unknown): tag is Language {
  return languages.some((known) => known === tag)
}
