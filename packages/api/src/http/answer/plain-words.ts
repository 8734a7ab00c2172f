import type { Language, Words } from '@app/schemas/language'
import { escaped } from './escaped.ts'
import { plainPage } from './plain-page.ts'

/** A page of few words: something was done, or is asked first. The button sends nothing but itself, to the address of the page. */
export type PlainWords = { readonly title: string; readonly text: string; readonly button?: string }

/** The same without anything of the web app. */
export function plainWordsPage(words: Words<PlainWords>, language: Language): string {
  const { title, text, button } = words[language]
  const form = button === undefined ? '' : `\n<form method="post"><button>${escaped(button)}</button></form>`
  return plainPage(title, `<h1>${escaped(title)}</h1>\n<p>${escaped(text)}</p>${form}`)
}
