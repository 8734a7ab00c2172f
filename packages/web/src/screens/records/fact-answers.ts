import { type Facts, type Flow, shownAsks } from '@app/engine'
import type { Typed } from '../../client/walk/drafts.ts'

/** Facts of the service that an answer may decide, and the record and column that the service reads them from. */
const stores: Readonly<Record<string, string>> = {
  'ira.interest': 'personal_information.ira_interest',
}

/** What the chosen answers of a step decide besides themselves, by the record and column in which the service keeps it. */
export function factAnswers(flow: Flow, step: string, answers: Typed, facts: Facts): Typed {
  const decided = shownAsks(flow, step, answers, facts).flatMap(({ name, options }) =>
    Object.entries(options.find(({ value }) => value === answers[name])?.sets ?? {}),
  )
  return Object.fromEntries(decided.flatMap(([fact, value]) => (stores[fact] === undefined ? [] : [[stores[fact], value]])))
}
