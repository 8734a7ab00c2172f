import { type Facts, NO, type Test, YES } from './conditions.ts'

/** Something that rules a goal out, and the page that says so. */
export type RuledOut = { readonly test: Test; readonly go: string }

/** The page that says why, when something rules it out; else a fact that was not looked at and might. */
export type Ruling = { readonly go: string } | { readonly unseen: string } | undefined

/** O: the first that holds. What is known to be unknown rules nothing out. */
export function ruling(list: readonly RuledOut[], facts: Facts, reads: string[]): Ruling {
  for (const { test, go } of list) {
    reads.push(...test.reads)
    const truth = test.of(facts)
    if (truth === YES) return { go }
    const unseen = truth === NO ? undefined : test.reads.find((fact) => !(fact in facts))
    if (unseen !== undefined) return { unseen }
  }
  return undefined
}
