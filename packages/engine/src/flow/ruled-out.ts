import { type Facts, NO, type Test, YES } from './conditions.ts'

/** Something that rules a goal out, for the people to whom it is offered, and the page that says so. */
export type RuledOut = { readonly offered: Test | undefined; readonly test: Test; readonly go: string }

/** The page that says why, when something rules it out; else a fact that was not looked at and might. */
export type Ruling = { readonly go: string } | { readonly unseen: string } | undefined

/** O: the first that holds. What is known to be unknown rules nothing out. */
export function ruling(list: readonly RuledOut[], facts: Facts, reads: string[]): Ruling {
  for (const { offered, test, go } of list) {
    const parts = offered ? [offered, test] : [test]
    const open = parts.find((part) => lookAt(part, facts, reads) !== YES)
    if (!open) return { go }
    const unseen = open.of(facts) === NO ? undefined : open.reads.find((fact) => !(fact in facts))
    if (unseen !== undefined) return { unseen }
  }
  return undefined
}

function lookAt(test: Test, facts: Facts, reads: string[]) {
  reads.push(...test.reads)
  return test.of(facts)
}
