import type { Catalogue } from '@app/engine/author'
import { isObject, type Json, listAt, parseJson, textAt, valueAt } from './json.ts'

export type Asked = { readonly fact: string; readonly value: Json }

/** The facts that a step asks a person, each with a value that can be answered. */
export function askedBy(catalogue: Catalogue, step: string): Asked[] {
  return (catalogue.documents.step.get(step)?.data.fields ?? []).flatMap((field): Asked[] => {
    if ('question' in field) return askedByQuestion(catalogue, field.question)
    const [first] = field.options ?? []
    return field.fact === undefined || !first || !isPersonal(catalogue, field.fact) ? [] : [{ fact: field.fact, value: first.value }]
  })
}

function askedByQuestion(catalogue: Catalogue, name: string): Asked[] {
  const text = catalogue.documents.questions.get('questions')?.text ?? '{}'
  const question = valueAt(parseJson(text), ['questions', name])
  const value = valueAt(listAt(question, ['options'])[0], ['value'])
  return value === undefined || !isObject(question) || textAt(question, ['type']) === 'choices' ? [] : [{ fact: name, value }]
}

function isPersonal(catalogue: Catalogue, fact: string): boolean {
  return catalogue.documents.facts.get('facts')?.data.facts[fact]?.from === 'person'
}
