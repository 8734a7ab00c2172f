import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { Condition } from '@app/schemas/flow/condition'
import { combinations, compileCondition, conditionLeaves, YES } from '../../flow/conditions.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import type { Vocabulary } from '../../resolve/vocabulary.ts'

const fewestBlocks = 3

/** Whoever comes to a landing page, in whichever variant of its tests: one opening, a button, a closing, and something between. */
export function checkLandingShape(doc: Document<'landing'>, vocabulary: Vocabulary): Diagnostic[] {
  const { blocks } = doc.data
  const facts = [...new Set(blocks.flatMap(({ when }) => (when === undefined ? [] : conditionLeaves(when).map(({ fact }) => fact))))]
  if (facts.some((fact) => !vocabulary.has(fact))) return []
  let found = false
  return combinations(facts, (fact) => vocabulary.get(fact)?.values).flatMap((visitor) => {
    const shown = blocks.filter(({ when }) => isShown(when, visitor))
    const problem = problemWith(shown)
    // What one variant has too much of, another may lack: that is one mistake.
    if (problem === undefined || found) return []
    found = true
    const who = facts.length === 0 ? '' : ` Seen with ${facts.map((fact) => `${fact} = ${String(visitor[fact])}`).join(', ')}.`
    return [
      report(doc, placeIn(blocks, shown), {
        rule: 'landing-shape',
        message: `${problem}${who}`,
        fix: 'Put it back, and look at "when" of the blocks.',
      }),
    ]
  })
}

/** Where the second opening is, or the block that comes before the only one. */
function placeIn(blocks: readonly PageBlock[], shown: readonly PageBlock[]): JsonPath {
  const [, second] = shown.filter(({ block }) => block === 'hero')
  const [first] = shown
  const at = second ?? (first?.block === 'hero' ? undefined : first)
  return at ? ['blocks', blocks.indexOf(at), 'block'] : ['blocks']
}

function isShown(when: Condition | undefined, visitor: Parameters<ReturnType<typeof compileCondition>['of']>[0]): boolean {
  return when === undefined || compileCondition(when).of(visitor) === YES
}

function problemWith(shown: readonly PageBlock[]): string | undefined {
  const heroes = shown.filter(({ block }) => block === 'hero')
  if (heroes.length === 0) return 'The page has no opening (a "hero" block).'
  if (heroes.length > 1) return 'The page has two openings.'
  if (shown[0]?.block !== 'hero') return 'The opening is not the first block.'
  if (!heroes.some((hero) => 'button' in hero && hero.button !== undefined)) return 'The opening has no button: nobody can begin.'
  if (!shown.some(({ block }) => block === 'closing')) return 'The page has no "closing" block: at its end nobody can begin.'
  return shown.length < fewestBlocks ? 'There is nearly nothing on the page.' : undefined
}
