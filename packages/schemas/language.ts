/** The languages of the product. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** Words in every language: what lacks one doesn't compile. */
export type Words<T> = Readonly<Record<Language, T>>

/** How numbers, days and money are written in each. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Words<string>

/** What each language is called by the people who read it. */
export const languageNames = { en: 'English', es: 'Español' } as const satisfies Words<string>

export function isLanguage(tag: unknown): tag is Language {
  return languages.some((known) => known === tag)
}

/** The first of our languages in the order in which a browser names them: “es-MX,es;q=0.9,en;q=0.8” is Spanish. */
export function preferredLanguage(accepted: string): Language | undefined {
  return accepted
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase())
    .find(isLanguage)
}
