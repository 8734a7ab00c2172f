import type { Words } from '@app/schemas/language'

type Strange = { readonly path: readonly string[]; readonly words: Words<string> }

const tooDeep: Words<string> = { en: 'This is nested too deeply.', es: 'Esto tiene demasiados niveles.' }
const strangeText: Words<string> = {
  en: 'Take out the characters that can’t be shown.',
  es: 'Quita los caracteres que no se pueden mostrar.',
}
const strangeName: Words<string> = {
  en: 'The name of a field has characters that can’t be shown.',
  es: 'El nombre de un campo tiene caracteres que no se pueden mostrar.',
}

/** Groups within groups. No call needs as many. */
export const deepest = 32

/**
 * The first text or name that no store can hold as it is: with a null byte, or with half a character. What is nested
 * without end is found here too, before anything walks down it.
 */
export function unreadable(value: unknown): Strange | undefined {
  const waiting: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: current, path } = next
    if (path.length > deepest) return { path: path.slice(0, 1), words: tooDeep }
    if (typeof current === 'string' && isStrange(current)) return { path, words: strangeText }
    if (typeof current !== 'object' || current === null) continue
    for (const [name, inner] of Object.entries(current)) {
      if (isStrange(name)) return { path, words: strangeName }
      waiting.push({ value: inner, path: [...path, name] })
    }
  }
  return undefined
}

function isStrange(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}
