import { daysToFinish } from '@app/schemas/rules/experiments/planned-size'
import { isDatabaseDown } from '../db/connections/is-database-down.ts'
import { type Reached, reachDatabase } from '../db/connections/reach-database.ts'
import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/migrations/up-to-date.ts'
import { DatabaseProblem } from '../db/postgres/database-problem.ts'
import { countExposures } from '../domains/analytics/store.ts'
import { type Asked, countEdges, findVersions, type NamesWalked } from '../domains/funnels/count-edges.ts'
import type { EdgeCount } from '../domains/funnels/funnel.ts'
import { countWalks, type WalkCount } from '../domains/funnels/walks.ts'
import { openFacts } from '../domains/index.ts'
import { countPeopleAt, type PeopleAt } from '../domains/journeys/count-people-at.ts'
import { findPeopleInMode, type NamesOfFlows, type PeopleInMode } from '../domains/journeys/people-in-mode.ts'
import { countOffers, type OfferCount } from '../domains/offers/count-offers.ts'
import { countAnswers } from '../domains/questionnaire/count-answers.ts'
import { type ArrivalCount, countArrivals } from '../domains/tracking/count-arrivals.ts'
import type { FlowWords } from '../facts/fact-source.ts'
import { databaseSettings } from '../settings/database-settings.ts'
import { readSettings } from '../settings/read-settings.ts'

/** What commands may look up in the database. */
export type Figures = {
  readonly edges: (names: NamesWalked, asked: Asked) => Promise<readonly EdgeCount[]>
  readonly versions: (names: NamesWalked, mode: string) => Promise<readonly { readonly version: string; readonly count: number }[]>
  /** Visitors who first saw a variant on a page that the service draws, by day. */
  readonly exposures: (test: string) => Promise<readonly { readonly day: string; readonly variant: string; readonly visitors: number }[]>
  readonly walks: () => Promise<readonly WalkCount[]>
  readonly arrivals: () => Promise<readonly ArrivalCount[]>
  readonly offers: () => Promise<readonly OfferCount[]>
  /** How many people are in a mode, on a step, or have given an answer. */
  readonly peopleAt: (at: PeopleAt) => Promise<number>
  /** How many have answered a question, or chosen one of its answers. */
  readonly answered: (question: string, values?: readonly string[]) => Promise<number>
  /** People on their way in a mode, with what is known of them, for the flows as the files are. */
  readonly people: (mode: string, files: FilesOfFlows) => Promise<PeopleInMode>
}

export type { WalkCount }

/** What the files say that knowing people takes. */
export type FilesOfFlows = FlowWords & NamesOfFlows

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Looks something up in the database that DATABASE_URL names, or the private one in DATA_DIR, also while a service uses it. Answers with
 * lines for people when that cannot be.
 */
export async function lookUp<Result>(
  env: Environment,
  work: (figures: Figures) => Promise<Result>,
): Promise<Result | { readonly problems: readonly string[] }> {
  const { settings, problems } = readSettings(databaseSettings, env)
  if (problems) return { problems }
  let reached: Reached | undefined
  try {
    reached = await reachDatabase({ ...settings, mayMake: false, log: () => undefined })
    return await withDatabase(reached.place.ownerUrl, (db) => work(figuresOf(db)))
  } catch (error) {
    return { problems: [lineOf(error)] }
  } finally {
    await reached?.close()
  }
}

function figuresOf(db: Database): Figures {
  return {
    edges: (names, asked) => countEdges(db, names, asked),
    versions: (names, mode) => findVersions(db, names, mode),
    exposures: (test) => countExposures(db, test),
    walks: () => countWalks(db, daysToFinish),
    arrivals: () => countArrivals(db),
    offers: () => countOffers(db),
    peopleAt: (at) => countPeopleAt(db, at),
    answered: (question, values) => countAnswers(db, question, values),
    people: (mode, files) =>
      findPeopleInMode(
        db,
        openFacts(
          () => files,
          () => new Date(),
        ),
        { mode, renamed: files.renamed, formerly: files.formerly },
      ),
  }
}

function lineOf(error: unknown): string {
  if (error instanceof DatabaseProblem) return error.message
  if (isDatabaseDown(error)) return 'The connection to the database was lost. Look at it with “npm run db -- status”, then try again.'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '42P01') return 'This database is older than the program. “npm run db -- migrate” brings its tables up to date.'
  throw error
}
