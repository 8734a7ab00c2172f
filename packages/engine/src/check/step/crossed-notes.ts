import type { FactValue } from '@app/schemas/flow/condition'
import type { Block } from '@app/schemas/flow/steps/step'
import { conditionLeaves } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { areCrossed, areCrossedTogether, sharedWords } from '../crossed.ts'

/** Two blocks that are shown at each other’s answer: each says the words of the answer at which the other is shown. */
export function checkCrossedNotes(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  const notes = (doc.data.body ?? []).flatMap((block, index) => {
    const leaf = onlyLeaf(block)
    const meant = leaf && labelsIn(documents).get(`${leaf.fact} ${leaf.value}`)
    return meant === undefined ? [] : [{ index, fact: leaf?.fact, value: leaf?.value, meant, text: wordsOf(block) }]
  })
  return notes.flatMap((note, at) => {
    const other = notes.slice(0, at).find(({ fact, value }) => fact === note.fact && value !== note.value)
    if (!other || !areCrossed(note, other)) return []
    const message = `This is shown to people who answered “${note.meant}”, and speaks of “${other.meant}”; another block is the other way round.`
    return [report(doc, ['body', note.index, 'when'], { rule: 'conditions-crossed', message, fix: 'Swap the conditions of the two.' })]
  })
}

/** So many words more than its own answer has are no accident. */
const clearly = 2

/** A block that is shown at one answer and speaks clearly of another one. */
export function checkNotesOfOthers(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  const labels = [...labelsIn(documents)]
  return (doc.data.body ?? []).flatMap((block, index) => {
    const text = wordsOf(block)
    return leavesOf(block).flatMap(({ fact, values }) => {
      const options = labels.flatMap(([key, label]) => (key.startsWith(`${fact} `) ? [{ value: key.slice(fact.length + 1), label }] : []))
      const own = options.filter(({ value }) => values.map(String).includes(value)).map(({ label }) => sharedWords(text, label))
      const other = options.find(
        ({ value, label }) => !values.map(String).includes(value) && sharedWords(text, label) >= Math.max(1, ...own) + 1,
      )
      if (!other || own.length === 0) return []
      const message = `This is shown to people who answered ${values.map((value) => JSON.stringify(value)).join(' or ')} (${fact}), and speaks of “${other.label}”.`
      const fix = `Name ${JSON.stringify(other.value)} in "when", or say what belongs to the answer.`
      return [report(doc, ['body', index, 'when'], { rule: 'at-other-answer', message, fix })]
    })
  })
}

/** What must be answered for a block to be shown, where nothing is turned round. */
function leavesOf({ when }: Pick<Block, 'when'>) {
  return when === undefined || JSON.stringify(when).includes('"not"') || JSON.stringify(when).includes('"any"') ? [] : conditionLeaves(when)
}

/** Two detours that have changed places: each leads to the step of which the answer of the other speaks. */
export function checkCrossedDetours(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  const options = (doc.data.fields ?? []).flatMap((field) =>
    'question' in field
      ? []
      : (field.options ?? []).map(({ value, label, help = '' }) => ({
          key: `${field.fact} ${value}`,
          said: [label, help].filter((one) => one !== '').join(' – '),
        })),
  )
  const ways = (doc.data.detours ?? []).flatMap(({ when, to }, index) => {
    const leaf = when === undefined ? undefined : onlyLeaf({ when })
    const step = to === undefined ? undefined : documents.step.get(to)?.data
    const text = leaf && options.find(({ key }) => key === `${leaf.fact} ${leaf.value}`)?.said
    return leaf && step && text !== undefined ? [{ index, to, leaf, text, meant: `${step.title} ${step.lead ?? ''}` }] : []
  })
  const strange = ways.flatMap(({ index, to, leaf, text, meant }) => {
    const rest = options.filter(({ key }) => key.startsWith(`${leaf.fact} `) && key !== `${leaf.fact} ${leaf.value}`)
    const other = rest.find(({ said }) => sharedWords(said, meant) >= sharedWords(text, meant) + clearly)
    if (!other) return []
    const message = `People who answered “${text.trim()}” are led to “${to}”, and “${other.said.trim()}” speaks of that.`
    return [report(doc, ['detours', index, 'when'], { rule: 'detour-of-another', message, fix: 'Name the answer that leads there.' })]
  })
  const crossed = ways.flatMap((way, at) => {
    const other = ways.slice(0, at).find(({ leaf, to }) => leaf.fact === way.leaf.fact && to !== way.to)
    if (!other || !areCrossedTogether(way, other)) return []
    const message = `People who answered “${way.text}” are led to “${way.to}”, which the answer of “${other.to}” speaks of.`
    return [report(doc, ['detours', way.index, 'to'], { rule: 'conditions-crossed', message, fix: 'Swap the two.' })]
  })
  return crossed.length > 0 ? crossed : strange
}

function onlyLeaf({ when }: Pick<Block, 'when'>): { readonly fact: string; readonly value: FactValue } | undefined {
  const [leaf, ...others] = when === undefined || 'not' in when ? [] : conditionLeaves(when)
  const [value, ...more] = leaf?.values ?? []
  return leaf && value !== undefined && others.length + more.length === 0 ? { fact: leaf.fact, value } : undefined
}

/** The words of each answer by which a condition can go. */
const labelsIn = onceEach(({ step, questions }: Catalogue['documents']): ReadonlyMap<string, string> => {
  const fields = [...step.values()].flatMap(({ data }) =>
    (data.fields ?? []).flatMap((field) => ('question' in field || field.fact === undefined ? [] : [[field.fact, field.options] as const])),
  )
  const asked = Object.entries(questions.get('questions')?.data.questions ?? {}).map(([name, { options }]) => [name, options] as const)
  return new Map([...fields, ...asked].flatMap(([fact, options = []]) => options.map(({ value, label }) => [`${fact} ${value}`, label])))
})

function wordsOf(block: Block): string {
  return Object.values(block)
    .flatMap((part): string[] => (typeof part === 'string' ? [part] : 'note' in block || 'more' in block ? textsOf(part) : []))
    .join(' ')
}

function textsOf(part: unknown): string[] {
  return typeof part === 'object' && part !== null ? Object.values(part).filter((one): one is string => typeof one === 'string') : []
}
