import type { Node } from 'jsonc-parser'
import type { Catalogue } from '../load/catalogue.ts'
import type { Document } from '../load/document.ts'
import { childAt, keysOf, propertiesOf, textsUnder } from '../load/nodes.ts'
import { namesIn } from './references.ts'

/** The places of a file that hold a value of a fact that people decide: among its answers, and everywhere else. */
export type OptionPlaces = { readonly offered: readonly Node[]; readonly read: readonly Node[] }

export function optionPlaces(doc: Document, catalogue: Catalogue, fact: string): OptionPlaces {
  const offered = offeredValues(doc, fact)
  const own = doc.kind === 'facts' ? [childAt(doc.tree, 'facts', fact, 'values'), childAt(doc.tree, 'facts', fact, 'start')] : []
  const read = [
    ...own.flatMap(textsUnder),
    ...valuesOfKeys(doc, catalogue, fact),
    ...(doc.kind === 'persona' ? personaAnswers(doc, catalogue, fact) : []),
    ...(doc.kind === 'translation' ? translatedOptions(doc, catalogue, fact) : []),
  ]
  return { offered, read }
}

/** The values of the answers of each field, or of the question, that decides the fact. */
function offeredValues(doc: Document, fact: string): Node[] {
  const lists =
    doc.kind === 'questions'
      ? [childAt(doc.tree, 'questions', fact, 'options')]
      : doc.kind === 'step'
        ? (childAt(doc.tree, 'fields')?.children ?? []).flatMap((field) =>
            childAt(field, 'fact')?.value === fact ? [childAt(field, 'options')] : [],
          )
        : []
  return lists.flatMap((list) => (list?.children ?? []).flatMap((option) => childAt(option, 'value') ?? []))
}

/** What stands behind the name of the fact where it is a key: in conditions, in what a step sets, in what is so from the start. */
function valuesOfKeys(doc: Document, catalogue: Catalogue, fact: string): Node[] {
  const local = doc.kind === 'step' ? fieldsOf(catalogue, doc.name) : new Map<string, string | undefined>()
  const inFields = new Set(
    doc.kind === 'step' ? (childAt(doc.tree, 'fields')?.children ?? []).flatMap((field) => keysUnder(childAt(field, 'when'))) : [],
  )
  const means = (key: Node) => {
    const name = String(key.value)
    return inFields.has(key) && local.has(name) ? local.get(name) === fact : name === fact
  }
  const keys = namesIn(doc, 'fact-name').filter((node) => node.parent?.type === 'property' && node.parent.children?.[0] === node)
  return keys.filter(means).flatMap((key) => textsUnder(key.parent?.children?.[1]))
}

function keysUnder(node: Node | undefined): Node[] {
  return [
    ...keysOf(node),
    ...(node?.children ?? []).flatMap((child) => (child.type === 'property' ? (child.children ?? []) : [child]).flatMap(keysUnder)),
  ]
}

/** What people answer on the step, by the name of the field; and what is found out, by the name of the fact. */
function personaAnswers(doc: Document, catalogue: Catalogue, fact: string): Node[] {
  return propertiesOf(childAt(doc.tree, 'answers')).flatMap(({ children: [step, answers] = [] }) => {
    const names = fieldsOf(catalogue, String(step?.value))
    const visits = answers?.type === 'array' ? (answers.children ?? []) : answers ? [answers] : []
    return visits.flatMap(propertiesOf).flatMap(({ children: [key, value] = [] }) => {
      const name = String(key?.value)
      return (names.has(name) ? names.get(name) : name) === fact ? textsUnder(value) : []
    })
  })
}

/** The keys under which the answers of these fields are translated. */
function translatedOptions(doc: Document, catalogue: Catalogue, fact: string): Node[] {
  const of = doc.name.slice('es/'.length)
  if (of === 'questions') return keysOf(childAt(doc.tree, 'questions', fact, 'options'))
  const names = of.startsWith('steps/') ? fieldsOf(catalogue, of.slice('steps/'.length)) : new Map<string, string | undefined>()
  return [...names].flatMap(([name, decides]) => (decides === fact ? keysOf(childAt(doc.tree, 'fields', name, 'options')) : []))
}

/** The fields of a step, each with the fact that it decides. */
function fieldsOf({ documents }: Catalogue, step: string): ReadonlyMap<string, string | undefined> {
  const fields = documents.step.get(step)?.data.fields ?? []
  return new Map(fields.map((field) => ('question' in field ? [field.question, field.question] : [field.name, field.fact])))
}
