import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../../load/document.ts'
import { canonical } from '../../../resolve/canonical.ts'

type Asked = { readonly doc: Document; readonly label: string; readonly at: JsonPath; readonly when: string | undefined }

/** What the fields of a page are called: no two alike, and a page of one question asks in its heading what it asks below. */
export function checkLabelsOfPage(doc: Document<'step'>, { documents }: Catalogue): Diagnostic[] {
  const route = documents.questions.get('questions')
  const asked = (doc.data.fields ?? []).flatMap((field, index): Asked[] => {
    const { label, when } = 'question' in field ? (route?.data.questions[field.question] ?? {}) : field
    if (label === undefined) return []
    const own = { label, when: when === undefined ? undefined : canonical(when) }
    if (!('question' in field)) return [{ ...own, doc, at: ['fields', index, 'label'] }]
    return route ? [{ ...own, doc: route, at: ['questions', field.question, 'label'] }] : []
  })
  return [...sameLabels(asked), ...otherQuestion(doc, asked)]
}

function sameLabels(asked: readonly Asked[]): Diagnostic[] {
  return asked.flatMap(({ doc, label, at, when }, index) => {
    // With two conditions, no one may be asked both.
    const isApart = (one: Asked) => one.when !== undefined && when !== undefined && one.when !== when
    if (!asked.slice(0, index).some((one) => one.label === label && !isApart(one))) return []
    const message = `“${label}” is asked twice on this page: people cannot tell the two apart.`
    return [report(doc, at, { rule: 'said-twice', message, fix: 'Say in each what is its own.' })]
  })
}

/** What begins a question says of what kind its answer is. Only what no other question can mean is held against the other. */
const kinds = [
  /^(?:when|how soon|by when|(?:pick a )?day and (?:a )?time)\b/i,
  /^how (?:much|many)\b/i,
  /^(?:(?:which|what) (?:account|plan|employer|company|bank|state|country)|(?:check the )?accounts to)/i,
]

function otherQuestion(doc: Document<'step'>, [one, ...others]: readonly Asked[]): Diagnostic[] {
  if (!one || others.length > 0) return []
  const [heading, label] = [doc.data.title, one.label].map((text) => kinds.findIndex((kind) => kind.test(text)))
  if (heading === undefined || label === undefined || heading < 0 || label < 0 || heading === label) return []
  const message = `The page asks “${doc.data.title}”, and its only question is “${one.label}”.`
  return [report(doc, ['title'], { rule: 'other-question', message, fix: 'Ask the same in both.' })]
}
