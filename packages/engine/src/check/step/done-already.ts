import type { FactValue } from '@app/schemas/flow/condition'
import type { Block } from '@app/schemas/flow/steps/step'
import { conditionLeaves } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { textsIn } from '../text/texts-in.ts'

/** Conditions that are the wrong way round: what does something comes when it is done, and words say the opposite of what they are shown at. */
export function checkDoneAlready(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  const { fields = [], detours = [], sets = {} } = doc.data
  const asked = fields.flatMap((field, index) => {
    const leaf = 'question' in field ? undefined : onlyLeaf(field.when)
    if (!leaf || sets[leaf.fact] !== leaf.value) return []
    const message = `This is asked only when ${leaf.fact} is ${JSON.stringify(leaf.value)}, which this step brings about.`
    return [report(doc, ['fields', index, 'when'], { rule: 'asked-when-done', message, fix: 'Turn the condition round.' })]
  })
  const led = detours.flatMap(({ when, to }, index) => {
    const leaf = onlyLeaf(when)
    const target = documents.step.get(to ?? '')?.data
    if (!leaf || target?.sets?.[leaf.fact] !== leaf.value) return []
    const message = `People are led to “${to}” when ${leaf.fact} is ${JSON.stringify(leaf.value)}, which that step brings about.`
    return [report(doc, ['detours', index, 'when'], { rule: 'led-when-done', message, fix: 'Turn the condition round.' })]
  })
  return [...asked, ...led, ...saidOfTheOther(doc)]
}

/** The word of a fact that says what is so, and the same as it is said of people for whom it isn’t. */
const verbs: Readonly<Record<string, string>> = {
  found: 'found|find',
  booked: 'booked|book',
  paid: 'paid|pay',
  signed: 'signed|sign',
  linked: 'linked|link',
  named: 'named|name',
  confirmed: 'confirmed|confirm',
  requested: 'asked for|requested|request',
}
const no = 'n’t\\b|\\bno\\b|\\bnot\\b|\\bnothing\\b|\\bnever\\b'

/** “We haven’t found an account” where one was found. */
function saidOfTheOther(doc: Document<'step'>): Diagnostic[] {
  const texts = textsIn(doc)
  return (doc.data.body ?? []).flatMap((block, index) => {
    const first = texts.find(({ at }) => at[0] === 'body' && at[1] === index)?.text.split(/(?<=[.?])\s/)[0] ?? ''
    return leavesOf(block).flatMap(({ fact, value }) => {
      const verb = verbs[fact.split('.').at(-1) ?? '']
      if (verb === undefined || typeof value !== 'boolean' || /\b(?:if|once|when|until|before)\b|\?$/i.test(first)) return []
      const isSaid = new RegExp(`\\b(?:${verb})\\b`, 'i').test(first)
      const isDenied = new RegExp(`(?:${no})[^.]{0,40}\\b(?:${verb})\\b|\\b(?:${verb}) (?:nothing|no)\\b`, 'i').test(first)
      if (!isSaid || isDenied !== value) return []
      const message = `“${first}” is shown to people for whom ${fact} is ${value}.`
      return [
        report(doc, ['body', index, 'when'], {
          rule: 'said-of-others',
          message,
          fix: 'Turn the condition round, or say what is so for them.',
        }),
      ]
    })
  })
}

function leavesOf({ when }: Pick<Block, 'when'>): readonly { readonly fact: string; readonly value: FactValue | undefined }[] {
  if (when === undefined || /"(?:not|any)"/.test(JSON.stringify(when))) return []
  return conditionLeaves(when).map(({ fact, values }) => ({ fact, value: values.length === 1 ? values[0] : undefined }))
}

function onlyLeaf(when: Block['when']): { readonly fact: string; readonly value: FactValue } | undefined {
  const [leaf, ...others] = leavesOf(when === undefined ? {} : { when })
  return leaf?.value === undefined || others.length > 0 ? undefined : { fact: leaf.fact, value: leaf.value }
}
