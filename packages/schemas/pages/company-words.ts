import type { FoundCompany } from './page-drawing.ts'

/** Fewer letters begin too many names. */
export const fewestLetters = 2
export const mostCompanies = 6

/** What was found under a name, in a sentence. */
export function foundWords(typed: string, count: number): string {
  const name = typed.trim()
  if (count === 0)
    return `No company with a name like “${name}” is in the public records. Try fewer letters, or its parent company. There may have been a plan all the same.`
  const which = count === 1 ? '1 company fits' : `${count} companies fit`
  return count < mostCompanies ? `${which} “${name}”.` : `The ${count} likeliest for “${name}”. Type more of the name for others.`
}

export function planWords({ hasPlan }: Pick<FoundCompany, 'hasPlan'>): string {
  return hasPlan ? 'Has filed a plan' : 'No plan on file'
}

export function placeWords(city: string | null, state: string | null): string | undefined {
  return [city, state].filter(Boolean).join(', ') || undefined
}

export const askNameWords = 'Enter a part of the name: two letters or more.'
export const notNowWords = 'The records cannot be read just now. Please try again in a moment.'
