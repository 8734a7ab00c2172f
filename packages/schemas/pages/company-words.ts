import type { DollarRange } from '../rules/accounts/plan-average.ts'
import { shortKeeperName } from '../rules/accounts/record-keeper-names.ts'

export const fewestLetters = 2
export const mostCompanies = 6

/** What public filings say of an employer's plans. */
export type FiledPlan = {
  readonly plan_count: number
  readonly participants: number | null
  readonly per_person: DollarRange | null
  readonly yearly_cost: DollarRange | null
  readonly record_keeper_name: string | null
  readonly source_year: number | null
}

type Language = 'en' | 'es'

/** What was found under a name, in a sentence. */
export function foundWords(typed: string, count: number): string {
  const name = typed.trim()
  if (count === 0)
    return `No company with a name like “${name}” is in the public records. Try fewer letters, or its parent company. There may have been a plan all the same.`
  const which = count === 1 ? '1 company fits' : `${count} companies fit`
  return count < mostCompanies ? `${which} “${name}”.` : `The ${count} likeliest for “${name}”. Type more of the name for others.`
}

/** The plans of an employer in one line: “1 plan · 100 people · about $19,000 to $21,000 a person · … · filed for 2024”. */
export function planWords(plan: FiledPlan, language: Language = 'en'): string {
  if (plan.plan_count === 0) return none[language]
  const { participants, per_person, yearly_cost, record_keeper_name, source_year } = plan
  const say = words[language]
  return [
    say.plans(plan.plan_count),
    participants !== null && say.people(participants),
    per_person && say.each(rangeWords(per_person, say.to, (number) => `$${number.toLocaleString('en-US')}`)),
    yearly_cost && say.costs(rangeWords(yearly_cost, say.to, (number) => `${number.toFixed(1)}%`)),
    record_keeper_name && say.keeper(shortKeeperName(record_keeper_name) ?? record_keeper_name),
    source_year !== null && say.filed(source_year),
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ')
}

const none = { en: 'No plan on file', es: 'Sin plan registrado' } as const

const words = {
  en: {
    to: 'to',
    plans: (count: number) => (count === 1 ? '1 plan' : `${count} plans`),
    people: (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`),
    each: (range: string) => `about ${range} a person`,
    costs: (range: string) => `may cost ${range} a year`,
    keeper: (name: string) => `run by ${name}`,
    filed: (year: number) => `filed for ${year}`,
  },
  es: {
    to: 'a',
    plans: (count: number) => (count === 1 ? '1 plan' : `${count} planes`),
    people: (count: number) => (count === 1 ? '1 persona' : `${count.toLocaleString('en-US')} personas`),
    each: (range: string) => `unos ${range} por persona`,
    costs: (range: string) => `puede costar ${range} al año`,
    keeper: (name: string) => `lo lleva ${name}`,
    filed: (year: number) => `informe de ${year}`,
  },
} as const

function rangeWords({ low, high }: DollarRange, to: string, say: (number: number) => string): string {
  return say(low) === say(high) ? say(low) : `${say(low)} ${to} ${say(high)}`
}

export function placeWords(city: string | null, state: string | null): string | undefined {
  return [city, state].filter(Boolean).join(', ') || undefined
}

/** The way on with a company that was found or typed: its name goes along, into the list of jobs. */
export function startWith(startsAt: string, employer: { readonly name: string; readonly id?: number }): string {
  const query = new URLSearchParams({ employer: employer.name, ...(employer.id !== undefined && { company_id: String(employer.id) }) })
  return `${startsAt}?${query}`
}

export const askNameWords = 'Enter a part of the name: two letters or more.'
export const notNowWords = 'The records cannot be read just now. Please try again in a moment.'
export const averageWords =
  'From public plan reports, one to two years old. The sum is an average over everyone in the plan: yours may be far more, or nothing.'
export const madeUpWords = 'This is a demonstration: these companies and their plans are made up.'
