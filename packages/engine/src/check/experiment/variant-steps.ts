import { conditionLeaves } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'

/** Whoever has a variant gets the step that it names: a branch that leads there goes by that variant, and by no other. */
export function checkStepsOfVariants(doc: Document<'experiments'>, index: number, { documents }: Catalogue): Diagnostic[] {
  const { name = '', variants = [] } = doc.data.experiments[index] ?? {}
  const namedBy = (step: string) =>
    variants.filter(({ about }) => about.split(/[\s,;:()]+|\.(?=\s|$)/).includes(step)).map((one) => one.name)
  return [...documents.mode.values()].flatMap((mode) =>
    mode.data.steps.flatMap((item, place) =>
      (typeof item === 'object' && 'choose' in item ? item.choose : []).flatMap(({ when, step }, branch) => {
        const leaf = when === undefined ? undefined : conditionLeaves(when).find(({ fact }) => fact === `experiment.${name}`)
        const named = leaf ? namedBy(step) : []
        if (!leaf || named.length === 0 || named.some((one) => leaf.values.includes(one))) return []
        const message = `“${step}” is for the variant “${leaf.values.join('” or “')}” here, and “${named[0]}” of “${name}” says that it is its own.`
        const at = ['steps', place, 'choose', branch, 'when']
        return [report(mode, at, { rule: 'variant-of-another', message, fix: `Write "experiment.${name}": "${named[0]}".` })]
      }),
    ),
  )
}
