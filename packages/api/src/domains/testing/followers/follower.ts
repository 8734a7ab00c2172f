import type { ColumnOf, PurposeName, purposes } from '@app/schemas/flow/purposes/purposes'
import type { TestApp } from '../../../testing/test-app.ts'

/** Which of two answers that differ. */
type Which = 0 | 1

/** Answers over HTTP with one of two answers, and returns what the consumer made of it, without names and moments of its own. */
export type Follow = (service: TestApp, which: Which) => Promise<unknown>

/** The test of a domain that follows an answer, by its file below `domains/` and its name: where what an answer does is a story of its own. */
export type Elsewhere = { readonly followedBy: `${string}.test.ts`; readonly rule: string }

type Stored = { [P in PurposeName]: (typeof purposes)[P]['reads'] extends readonly unknown[] ? P : never }[PurposeName]

/** A follower for every column of every purpose: one that is added without its follower does not compile. */
export type Followers = { readonly [P in Stored]: Elsewhere | { readonly [C in ColumnOf<P>]: Follow | Elsewhere } }

/** A column whose answer is a property of what is sent. */
export function pair<T>(values: readonly [T, T], follow: (service: TestApp, value: T) => Promise<unknown>): Follow {
  return (service, which) => follow(service, values[which])
}
