import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { sharedWords } from '../../crossed.ts'

type Asked = { readonly doc: Document; readonly at: JsonPath; readonly said: string; readonly label: string; readonly message: string }

/** What a field can ask for. A message that names it, and whose field does not, was copied with it. */
const things = ['IRA', 'loan', 'card', 'bank', 'spouse', 'employer', 'passport', 'ZIP code', 'birth date', 'phone number', 'e-mail'].map(
  (word) => ({ word: new RegExp(`\\b${word}s?\\b`, 'i') }),
)

/** A message that was copied with its field: it is that of another one, and speaks of what that one asks. */
export function checkMessagesOfOthers({ documents }: Catalogue): Diagnostic[] {
  const asked = [...[...documents.step.values()].flatMap(fieldsOf), ...[...documents.questions.values()].flatMap(questionsOf)]
  const alike = Map.groupBy(asked, ({ message }) => message)
  return asked.flatMap(({ doc, at, said, message }) => {
    const others = (alike.get(message) ?? []).filter((one) => one.said !== said)
    const strange = things.find(({ word }) => word.test(message) && !word.test(said))
    const isOfOther = strange
      ? others.some((one) => strange.word.test(one.said))
      : sharedWords(message, said) === 0 && others.some((one) => sharedWords(message, one.label) > 0)
    if (!isOfOther) return []
    const text = `“${message}” is the message of another question, and speaks of nothing that this one asks.`
    return [report(doc, at, { rule: 'message-of-another', message: text, fix: 'Say what to do here.' })]
  })
}

function fieldsOf(doc: Document<'step'>): Asked[] {
  return (doc.data.fields ?? []).flatMap((field, index) => {
    const message = 'question' in field ? undefined : field.errors?.['required']
    if ('question' in field || message === undefined) return []
    return [{ doc, at: ['fields', index, 'errors', 'required'], said: wordsOf(field.name, field), label: field.label, message }]
  })
}

function questionsOf(doc: Document<'questions'>): Asked[] {
  return Object.entries(doc.data.questions).flatMap(([name, question]) => {
    const message = question.errors?.['required']
    return message === undefined
      ? []
      : [{ doc, at: ['questions', name, 'errors', 'required'], said: wordsOf(name, question), label: question.label, message }]
  })
}

type Words = {
  readonly label: string
  readonly help?: string
  readonly why?: string
  readonly type: string
  readonly options?: readonly { readonly label: string }[]
}

function wordsOf(name: string, { label, help, why, type, options = [] }: Words): string {
  return [name.replaceAll('_', ' '), type.replaceAll('-', ' '), label, help, why, ...options.map((option) => option.label)].join(' ')
}
