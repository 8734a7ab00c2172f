import type { Catalogue } from '../load/catalogue.ts'
import { brandWords } from './brand-words.ts'
import type { Screen } from './screens.ts'

/** One text that people read, and where it is written. */
export type ReviewText = {
  readonly step: string
  readonly file: string
  /** The place in the file: body[1].note.title */
  readonly path: string
  readonly kind: string
  readonly text: string
}

/** Every text of these screens in reading order, as people read it. A question’s words are in questions.json. */
export function textsOf(catalogue: Catalogue, screens: readonly Screen[]): ReviewText[] {
  const fill = brandWords(catalogue)
  const questions = catalogue.documents.questions.get('questions')
  return screens.flatMap(({ step, path: file, file: data }) => {
    const { fields = [], continue: button, actions, ...before } = data
    const asked = fields.flatMap((field, index) => {
      if (!('question' in field)) return collect(field, `fields[${index}]`, file)
      const question = questions?.data.questions[field.question]
      return question && questions ? collect(question, `questions.${field.question}`, questions.path) : []
    })
    const found = [...collect(before, '', file), ...asked, ...collect({ continue: button, actions }, '', file)]
    return found.map((one) => ({ step, ...one, text: fill(one.text) }))
  })
}

type Found = Omit<ReviewText, 'step'>

/** Kinds by the property that holds the text. Others are not read by people: names, values, conditions, notes. */
const kinds: Readonly<Record<string, string>> = {
  section: 'section',
  title: 'title',
  lead: 'lead',
  text: 'paragraph',
  folds: 'heading',
  heading: 'heading',
  list: 'list item',
  numbered: 'numbered item',
  empty: 'when there is nothing yet',
  label: 'label',
  help: 'help',
  why: 'why we ask',
  error: 'message',
  errors: 'message',
  fixedOptions: 'answer',
  continue: 'main button',
  'note.title': 'note title',
  'note.text': 'note',
  'more.title': 'question',
  'more.text': 'answer to a question',
  'terms.title': 'document title',
  'terms.text': 'document',
  'options.label': 'answer',
  'options.help': 'help of an answer',
  'options.error': 'message',
  'actions.label': 'button',
}

const noWords = new Set(['when', 'sets', 'learns', 'completes', 'detours', 'uses', 'notes'])

function collect(value: unknown, path: string, file: string, key = '', parent = ''): Found[] {
  if (typeof value === 'string') {
    const kind = kinds[`${parent}.${key}`] ?? kinds[key] ?? kinds[parent === 'errors' ? parent : '']
    return kind === undefined ? [] : [{ file, path, kind, text: value }]
  }
  if (Array.isArray(value)) return value.flatMap((inner, index) => collect(inner, `${path}[${index}]`, file, key, parent))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    noWords.has(name) ? [] : collect(inner, path === '' ? name : `${path}.${name}`, file, name, key),
  )
}
