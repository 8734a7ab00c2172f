import type { Journey } from '@app/engine'
import type { RenamedFile } from '@app/schemas/flow/renamed'
import type { FormerOptions } from '@app/schemas/rules/answers/former-options'
import type { Queries } from '../../db/database.ts'
import { type FactColumns, factsOf } from '../../facts/facts-of.ts'
import { answersNow, placeNow } from '../../flows/now-called.ts'

export type PeopleInMode = { readonly journeys: readonly Journey[]; readonly all: number }

/** What modes, steps, facts and answers were called before. */
export type NamesOfFlows = { readonly renamed: Pick<RenamedFile, 'modes' | 'steps' | 'facts'>; readonly formerly: FormerOptions }

/** More would take minutes: the latest are looked at, and how many there are is said. */
const mostLookedAt = 1000

/** People on their way in a mode, under any name that it had, with all that is known of them now. */
export async function findPeopleInMode(
  db: Queries,
  columns: FactColumns,
  { mode, renamed, formerly }: NamesOfFlows & { readonly mode: string },
): Promise<PeopleInMode> {
  const names = [mode, ...Object.keys(renamed.modes).filter((old) => renamed.modes[old] === mode)]
  const { all } = await db
    .selectFrom('journeys')
    .select((eb) => eb.fn.countAll<string>().as('all'))
    .where('mode', 'in', names)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('journeys')
    .select(['person_id', 'place', 'flow_version', 'answers'])
    .where('mode', 'in', names)
    .orderBy('saved_at', 'desc')
    .limit(mostLookedAt)
    .execute()
  const journeys: Journey[] = []
  for (const { person_id: person, place, flow_version: version, answers } of rows) {
    const known = await factsOf(db, person, columns)
    journeys.push({
      mode,
      version,
      person,
      place: placeNow({ renamed }, place),
      facts: { ...answersNow({ renamed, formerly }, answers), ...known },
    })
  }
  return { journeys, all: Number(all) }
}
