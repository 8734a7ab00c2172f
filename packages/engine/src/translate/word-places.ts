import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { ModeFile } from '@app/schemas/flow/mode'
import type { LandingFile, PageFile } from '@app/schemas/flow/page'
import type { Question } from '@app/schemas/flow/questions'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { PartnersFile } from '@app/schemas/flow/site/partners'
import type { ProvidersFile } from '@app/schemas/flow/site/providers'
import type { Block, Field, StepFile } from '@app/schemas/flow/steps/step'
import type { JsonPath } from '../load/document.ts'

/** One text that people read: its place in the file, and its place in a translation of that file. */
export type WordPlace = { readonly at: JsonPath; readonly to: JsonPath }

/** Every text of a step. The words of a question are in the questionnaire. */
export function stepWords(step: StepFile): WordPlace[] {
  const plain = named(step, ['section', 'title', 'lead', 'continue'])
  const body = (step.body ?? [])
    .map((block, index) => ({ words: blockWords(block), index }))
    .filter(({ words }) => words.length > 0)
    .flatMap(({ words, index }, place) => words.map((path) => ({ at: ['body', index, ...path], to: ['body', place, ...path] })))
  const fields = (step.fields ?? []).flatMap((field, index) =>
    'question' in field ? [] : within(fieldWords(field), ['fields', index], ['fields', field.name]),
  )
  const actions = (step.actions ?? []).map((_action, index) => ({ at: ['actions', index, 'label'], to: ['actions', index] }))
  const parts = (step.parts ?? []).flatMap((part, index) => within(named(part, ['title', 'lead']), ['parts', index], ['parts', index]))
  return [...plain, ...body, ...fields, ...parts, ...actions]
}

/** The texts of a mode that people read on the dashboard. */
export function modeWords({ start }: Pick<ModeFile, 'start'>): WordPlace[] {
  return start ? within(named(start, ['name', 'about']), ['start'], ['start']) : []
}

/** Every text of the questions that people are asked. */
export function questionWords(questions: Readonly<Record<string, Question>>): WordPlace[] {
  return Object.entries(questions).flatMap(([name, question]) => within(fieldWords(question), ['questions', name], ['questions', name]))
}

/** Every text of a landing or public page. A translation gives its blocks the shape that they have there. */
export function pageWords(page: PageFile | LandingFile): WordPlace[] {
  return textsOf(page).map(({ at }) => ({ at, to: at }))
}

/** What is told about the providers. Their names are the same in every language. */
export function providerWords({ providers }: ProvidersFile): WordPlace[] {
  return providers.map(({ slug }, index) => ({ at: ['providers', index, 'about'], to: ['providers', slug] }))
}

/** What was agreed with the partners. Their names are the same in every language. */
export function partnerWords({ partners }: PartnersFile): WordPlace[] {
  return partners.map(({ partner }, index) => ({ at: ['partners', index, 'terms'], to: ['partners', partner] }))
}

/** The texts of the brand that are sentences. Its names are the same in every language. */
export function brandWords(_brand: BrandFile): WordPlace[] {
  return [
    { at: ['tagline'], to: ['brand', 'tagline'] },
    { at: ['custodian'], to: ['brand', 'custodian'] },
    { at: ['support', 'hours'], to: ['brand', 'hours'] },
  ]
}

function blockWords(block: Block): JsonPath[] {
  return [...(block.folds === undefined ? [] : [['folds']]), ...ownWords(block)]
}

function ownWords(block: Block): JsonPath[] {
  if ('panel' in block) return block.empty === undefined ? [] : [['empty']]
  if ('text' in block) return [['text']]
  if ('note' in block)
    return [
      ['note', 'title'],
      ['note', 'text'],
    ]
  if ('more' in block)
    return [
      ['more', 'title'],
      ['more', 'text'],
    ]
  if ('terms' in block)
    return block.terms.flatMap((_part, index) => [
      ['terms', index, 'title'],
      ['terms', index, 'text'],
    ])
  const heading: JsonPath[] = block.heading === undefined ? [] : [['heading']]
  if ('numbered' in block) return [...heading, ...block.numbered.map((_one, index) => ['numbered', index])]
  return [...heading, ...block.list.map((_one, index) => ['list', index])]
}

type OwnField = Extract<Field, { readonly name: string }>
type Asking = Pick<OwnField, 'label' | 'help' | 'why' | 'options' | 'errors' | 'rows'> | Question

function fieldWords(field: Asking): WordPlace[] {
  const options = (field.options ?? []).flatMap((option, index) =>
    within(named(option, ['label', 'help', 'error']), ['options', index], ['options', String(option.value)]),
  )
  const rules = Object.keys(field.errors ?? {})
  const errors = rules.map((rule) => ({ at: ['errors', rule], to: ['errors', rule] }))
  const rows = ('rows' in field ? (field.rows ?? []) : []).flatMap((row, index) =>
    within(fieldWords(row), ['rows', index], ['rows', row.name]),
  )
  return [...named(field, ['label', 'help', 'why']), ...options, ...errors, ...rows]
}

function named(holder: object, names: readonly string[]): WordPlace[] {
  const there = new Map(Object.entries(holder))
  return names.filter((name) => there.get(name) !== undefined).map((name) => ({ at: [name], to: [name] }))
}

function within(words: readonly WordPlace[], at: JsonPath, to: JsonPath): WordPlace[] {
  return words.map((word) => ({ at: [...at, ...word.at], to: [...to, ...word.to] }))
}

type PageText = { readonly text: string; readonly at: JsonPath; readonly block?: PageBlock['block'] }

/** Names and choices, which are not read as text. */
const machineNames = new Set(['$schema', 'landing', 'page', 'starts', 'audience', 'block', 'when', 'picture', 'form', 'href', 'keptBy'])

/** Everything on a page that a person reads, with its place. */
export function textsOf(page: PageFile | LandingFile): PageText[] {
  const found: PageText[] = []
  const visit = (value: unknown, at: JsonPath, block: PageBlock['block'] | undefined): void => {
    if (typeof value === 'string') found.push({ text: value, at, ...(block && { block }) })
    else if (Array.isArray(value)) for (const [index, one] of value.entries()) visit(one, [...at, index], block)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (!machineNames.has(key) && !isCount(block, key)) visit(inner, [...at, key], block)
  }
  visit({ title: page.title, description: page.description }, [], undefined)
  for (const [index, block] of page.blocks.entries()) visit(block, ['blocks', index], block.block)
  return found
}

/** What is counted is a name; the same word of a price list is text. */
function isCount(block: PageBlock['block'] | undefined, key: string): boolean {
  return block === 'lately' && key === 'what'
}
