import { create } from 'zustand'
import { keepOnDevice, readDevice } from './device.ts'

/** The languages that the product can speak. English is whole; another one may lack words, and then English stands in. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** The words of one component: English, and what other languages have. */
export type Words<T> = { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]?: T }

const useLanguage = create<{ readonly language: Language }>(() => ({ language: firstLanguage() }))

export function language(): Language {
  return useLanguage.getState().language
}

/** The words of a component in the language of the page. */
export function useWords<T>(words: Words<T>): T {
  const { language: spoken } = useLanguage()
  return words[spoken] ?? words.en
}

/** What the address asks for, else what was chosen before, else what the browser prefers. */
function firstLanguage(): Language {
  if (typeof location === 'undefined') return 'en'
  const asked = new URLSearchParams(location.search).get('language')
  if (isLanguage(asked)) {
    keepOnDevice('language', asked)
    return asked
  }
  const kept = readDevice<string>('language')
  return isLanguage(kept) ? kept : (navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en')
}

function isLanguage(tag: unknown): tag is Language {
  return languages.some((known) => known === tag)
}
