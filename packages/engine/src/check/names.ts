import type { Catalogue } from '../load/catalogue.ts'
import { closest } from '../load/closest.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../load/document.ts'

/** A reference to something by name. */
export type Reference = { readonly name: string; readonly at: JsonPath; readonly key?: boolean }

/** Reports every reference to a name that does not exist, with the name that was probably meant. */
export function checkReferences(
  doc: Document,
  references: readonly Reference[],
  known: ReadonlySet<string>,
  rule: string,
  what: string,
): Diagnostic[] {
  return references
    .filter(({ name }) => !known.has(name))
    .map(({ name, at, key }) => report(doc, at, unknownName(name, known, rule, what), key ? 'key' : 'value'))
}

export function unknownName(name: string, known: ReadonlySet<string>, rule: string, what: string): Problem {
  const meant = closest(name, known)
  return {
    rule,
    message: `There is no ${what} “${name}”.`,
    fix: meant ? `Did you mean “${meant}”?` : `Use one that exists, or add it. “npm run flows -- list” names them all.`,
  }
}

/** Every step, also those whose file has an error of its own: they are there, and their name is not what is wrong. */
export function stepNames(catalogue: Catalogue): Set<string> {
  const broken = [...catalogue.problems.keys()].flatMap((path) => /^steps\/(.+)\.json$/.exec(path)?.[1] ?? [])
  return new Set([...catalogue.documents.step.keys(), ...broken])
}
