import type { Language, Words } from '../language.ts'
import type { DollarRange } from '../rules/accounts/plan-average.ts'
import { shortKeeperName } from '../rules/accounts/record-keeper-names.ts'
import { withCommas } from '../rules/money/money.ts'

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

/** What was found under a name, in a sentence. */
export function foundWords(typed: string, count: number, language: Language): string {
  const name = typed.trim()
  const { nothing, few, likeliest } = found[language]
  if (count === 0) return nothing(name)
  return count < mostCompanies ? few(name, count) : likeliest(name, count)
}

const found: Words<{
  readonly nothing: (name: string) => string
  readonly few: (name: string, count: number) => string
  readonly likeliest: (name: string, count: number) => string
}> = {
  en: {
    nothing: (name) =>
      `No company with a name like “${name}” is in the public records. Try fewer letters, or its parent company. You may still have had a plan.`,
    few: (name, count) => `${count === 1 ? '1 company fits' : `${count} companies fit`} “${name}”.`,
    likeliest: (name, count) => `The ${count} best matches for “${name}”. Type more of the name to see others.`,
  },
  es: {
    nothing: (name) =>
      `En los registros públicos no hay ninguna empresa con un nombre como “${name}”. Prueba con menos letras, o con su empresa matriz. Aun así puede haber habido un plan.`,
    few: (name, count) => `${count === 1 ? '1 empresa encaja' : `${count} empresas encajan`} con “${name}”.`,
    likeliest: (name, count) => `Las ${count} más probables para “${name}”. Escribe más del nombre para ver otras.`,
  },
}

/** The plans of an employer in one line: “1 plan · 100 people · about $19,000 to $21,000 a person · … · filed for 2024”. */
export function planWords(plan: FiledPlan, language: Language): string {
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
    people: (count: number) => (count === 1 ? '1 person' : `${withCommas(count)} people`),
    each: (range: string) => `about ${range} a person`,
    costs: (range: string) => `may cost ${range} a year`,
    keeper: (name: string) => `run by ${name}`,
    filed: (year: number) => `filed for ${year}`,
  },
  es: {
    to: 'a',
    plans: (count: number) => (count === 1 ? '1 plan' : `${count} planes`),
    people: (count: number) => (count === 1 ? '1 persona' : `${withCommas(count)} personas`),
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

/** What is said around a search for a company, by the service and by the script alike. */
export const companyWords: Words<{
  readonly askName: string
  readonly longName: string
  readonly notNow: string
  readonly average: string
  readonly madeUp: string
}> = {
  en: {
    askName: 'Enter a part of the name: two letters or more.',
    longName: 'Enter at most 100 letters of the name.',
    notNow: 'We can’t read the records right now. Please try again in a moment.',
    average:
      'From public plan reports, one to two years old. The sum is an average over everyone in the plan: yours may be far more, or nothing.',
    madeUp: 'This is a demonstration: these companies and their plans are made up.',
  },
  es: {
    askName: 'Escribe una parte del nombre: dos letras o más.',
    longName: 'Escribe como máximo 100 letras del nombre.',
    notNow: 'Ahora no se pueden leer los registros. Inténtalo otra vez en un momento.',
    average:
      'De informes públicos de planes, de hace uno o dos años. La suma es un promedio de todas las personas del plan: la tuya puede ser mucho mayor, o nada.',
    madeUp: 'Esto es una demostración: estas empresas y sus planes son inventados.',
  },
}
