import type { Language } from '../texts-in.ts'

const commonWords: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|and|you|your|is|of|to|we|it|for|are|that|this|with|what)\b/gi,
  es: /\b(?:el|la|los|las|de|que|tu|tus|es|un|una|por|para|en|si|y|con|se)\b/gi,
}

/** By the smallest words, outside of what is quoted: a sentence to be said in English stays English in a translation. */
export function isOtherLanguage(text: string, language: Language): boolean {
  const own = text.replace(/“[^”]*”/g, '')
  const count = (one: Language) => own.match(commonWords[one])?.length ?? 0
  const other = language === 'en' ? 'es' : 'en'
  return count(other) > Math.max(1, count(language))
}
