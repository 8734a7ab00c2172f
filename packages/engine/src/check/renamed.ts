import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'
import { checkReferences, stepNames } from './names.ts'

/** flows/renamed.json: what is called something else now is there, and its old name is nobody’s. */
export function checkRenamed(doc: Document<'renamed'>, catalogue: Catalogue, vocabulary: Vocabulary): Diagnostic[] {
  const known = {
    modes: { names: new Set(catalogue.documents.mode.keys()), rule: 'unknown-mode', what: 'mode' },
    steps: { names: stepNames(catalogue), rule: 'unknown-step', what: 'step' },
    facts: { names: new Set(vocabulary.keys()), rule: 'unknown-fact', what: 'fact' },
  } as const
  return (['modes', 'steps', 'facts'] as const).flatMap((list) => {
    const { names, rule, what } = known[list]
    const entries = Object.entries(doc.data[list])
    const references = entries.map(([old, name]) => ({ name, at: [list, old] }))
    const still = entries.filter(([old]) => names.has(old))
    return [
      ...checkReferences(doc, references, names, rule, what),
      ...still.map(([old, name]) =>
        report(
          doc,
          [list, old],
          {
            rule: 'renamed-and-there',
            message: `There is a ${what} “${old}”, so nobody who means it may be led to “${name}”.`,
            fix: names.has(name)
              ? `Give that one another name. Remove the line only if “${name}” was never called so.`
              : 'Remove the line, or give the new one another name.',
          },
          'key',
        ),
      ),
    ]
  })
}
