import { conditionLeaves } from '../../flow/conditions.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import type { Vocabulary } from '../../resolve/vocabulary.ts'

/** Blocks of which a page has one for each variant, as it has one for everybody. */
const paired: ReadonlySet<string> = new Set(['hero', 'note', 'cost', 'comparison', 'closing'])

/** A block that lost its condition: beside it stands one of its kind for one variant, and none for the other. */
export function checkUnpairedBlocks(doc: Document<'page'> | Document<'landing'>, vocabulary: Vocabulary): Diagnostic[] {
  const blocks = doc.data.blocks.map(({ block, when }) => {
    const [leaf, ...others] = when === undefined ? [] : conditionLeaves(when)
    return { block, isForAll: when === undefined, leaf: others.length === 0 && leaf?.values.length === 1 ? leaf : undefined }
  })
  return blocks.flatMap(({ block, isForAll }, index) => {
    const beside = [blocks[index - 1], blocks[index + 1]].find((one) => one?.block === block && one.leaf?.fact.startsWith('experiment.'))
    const { fact = '', values: [variant] = [] } = beside?.leaf ?? {}
    const other = vocabulary.get(fact)?.values.find((value) => value !== variant)
    const hasOther = blocks.some((one) => one.block === block && one.leaf?.fact === fact && one.leaf.values[0] === other)
    if (!isForAll || !paired.has(block) || !beside || other === undefined || hasOther) return []
    const message = `This “${block}” is shown to everybody, and the one beside it to people with ${fact} = ${variant}: they see both.`
    const fix = `Write "when": { "${fact}": "${other}" }, or put another block between the two.`
    return [report(doc, ['blocks', index], { rule: 'condition-lost', message, fix })]
  })
}
