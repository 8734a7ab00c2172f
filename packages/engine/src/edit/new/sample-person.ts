import type { FactValue } from '@app/schemas/flow/condition'
import { placesOutside } from '@app/schemas/flow/names'
import type { PersonaFile } from '@app/schemas/flow/persona'
import { todo } from '../../check/text/todo.ts'
import { applyAnswers, shownAsks } from '../../flow/answers.ts'
import { compileFlow, completeFacts, type Flow } from '../../flow/compile.ts'
import type { Facts } from '../../flow/conditions.ts'
import type { Place } from '../../flow/decision.ts'
import { next, start } from '../../flow/next.ts'
import type { ResolvedAsk } from '../../flow/resolved.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import { walkPersona } from '../../prove/persona.ts'
import { resolveMode } from '../../resolve/resolve.ts'

type Typical = Readonly<Record<string, FactValue>>
type Said = Record<string, FactValue>

/** A walk that is longer goes round. */
const mostSteps = 60

/**
 * A made-up person with an address and a telephone number that no other has, who gives the typical answers of the mode, or else the first
 * of each question, and walks where these lead.
 */
export function samplePerson(catalogue: Catalogue, name: string, mode: string): Omit<PersonaFile, 'persona' | '$schema'> {
  const [first = name, ...rest] = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const person = {
    first_name: first,
    last_name: rest.join(' ') || 'Sample',
    email: `${name.replaceAll('-', '.')}@example.com`,
    phone_number: freeNumber(catalogue),
    street_address: '12 Sample Street',
    city: 'Austin',
    state: 'TX',
    zip_code: '78704',
    dob: '04/12/1985',
    ssn: '078-05-1120',
  } as const
  const about = todo('who this is, and why they are here')
  const resolved = resolveMode(catalogue, mode, () => '')
  if (!resolved) return { about, person, mode, answers: {}, expects: { path: [], leaves: 'dashboard' } }
  const flow = compileFlow(resolved)
  const answers = answersOf(flow, catalogue.documents.mode.get(mode)?.data.budget?.typical ?? {})
  const { path, leaves } = walkPersona(flow, {
    persona: name,
    about,
    person,
    mode,
    answers,
    expects: { path: [], leaves: 'dashboard' },
  })
  return { about, person, mode, answers, expects: { path: [...path], leaves: placesOutside.find((one) => one === leaves) ?? 'dashboard' } }
}

function freeNumber({ documents }: Catalogue): string {
  const taken = new Set([...documents.persona.values()].map(({ data }) => data.person.phone_number))
  const free = Array.from({ length: 100 }, (_, at) => `51255501${String(at).padStart(2, '0')}`).find((number) => !taken.has(number))
  return free ?? '5125550100'
}

/** What is answered and found on each step of the walk, once: the same again on a later visit. */
function answersOf(flow: Flow, typical: Typical): Record<string, Said> {
  const said: Record<string, Said> = {}
  const seen = new Set<string>()
  let facts: Facts = completeFacts(flow, flow.resolved.preset)
  let decision = start(flow, facts)
  for (let steps = 0; decision.go && steps < mostSteps; steps++) {
    const place = decision.go
    seen.add(place.step)
    const here = said[place.step] ?? firstThatGoesOn(flow, place, facts, typical, seen)
    if (Object.keys(here).length > 0) said[place.step] = here
    facts = applyAnswers(flow, place.step, here, facts)
    decision = next(flow, place, facts)
  }
  return said
}

/** The likeliest answers that lead to a step which has not been seen, or out: a walk may not go round. */
function firstThatGoesOn(flow: Flow, place: Place, facts: Facts, typical: Typical, seen: ReadonlySet<string>): Said {
  const ways = waysToAnswer(flow, place.step, facts, typical)
  const goesOn = (said: Said) => {
    const { go } = next(flow, place, applyAnswers(flow, place.step, said, facts))
    return go === undefined || !seen.has(go.step)
  }
  return ways.find(goesOn) ?? ways[0] ?? {}
}

const mostWays = 500

/** What can be said on a step, the likeliest first. */
function waysToAnswer(flow: Flow, step: string, facts: Facts, typical: Typical): Said[] {
  const learns = Object.entries(flow.resolved.steps[step]?.learns ?? {}).filter(([, values]) => values.length > 1)
  const found = learns.reduce<Said[]>(
    (all, [fact, values]) =>
      all.flatMap((said) => likeliestFirst(values, [typical[fact], facts[fact]]).map((value) => ({ ...said, [fact]: value }))),
    [{}],
  )
  return found.slice(0, mostWays).flatMap((said) => withAnswers(flow, step, said, facts, typical))
}

/** An answer may show further fields, until all that are shown are answered. */
function withAnswers(flow: Flow, step: string, said: Said, facts: Facts, typical: Typical): Said[] {
  const ask = shownAsks(flow, step, said, facts).find(({ name, options }) => said[name] === undefined && !mayBeEmpty(options))
  if (!ask) return [said]
  const answers = likeliestFirst(ask.options, [
    ask.options.find(({ sets }) => Object.entries(sets).some(([fact, value]) => typical[fact] === value)),
    ask.options.find(({ yes }) => yes),
  ])
  // Of questions that lead nowhere the first answer is as good as any: only one of them is tried.
  const tried = ask.options.length > mostTried ? answers.slice(0, 1) : answers
  return tried.flatMap(({ value }) => withAnswers(flow, step, { ...said, [ask.name]: value }, facts, typical)).slice(0, mostWays)
}

const mostTried = 4

function mayBeEmpty(options: ResolvedAsk['options']): boolean {
  return options.some(({ value }) => value === '')
}

function likeliestFirst<T>(all: readonly T[], likely: readonly (T | undefined)[]): T[] {
  const first = likely.flatMap((one) => all.filter((other) => other === one))
  return [...new Set([...first, ...all])]
}
