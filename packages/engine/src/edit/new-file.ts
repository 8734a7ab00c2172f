import type { FileKind } from '@app/schemas/flow/files'
import { modify } from 'jsonc-parser'
import { type Catalogue, placeOf } from '../load/catalogue.ts'
import type { JsonPath } from '../load/document.ts'
import { pageWords, questionWords, stepWords, type WordPlace } from '../translate/word-places.ts'

/** What can be begun as a file, or an entry of one, in which only words and names are missing. */
export const newKinds = ['step', 'question', 'landing', 'experiment', 'translation', 'persona', 'sequence'] as const
export type NewKind = (typeof newKinds)[number]
export type NewFile = { readonly path: string; readonly text: string }

/** Every place to fill in begins with this; `check` names each of them until it is gone, and nothing of it goes live. */
const todo = (what: string) => `TODO: ${what}`

/** The text of a new file, or of the list with a new entry. For a persona, the mode that they walk. */
export function newFile(catalogue: Catalogue, kind: NewKind, name: string, mode: string): NewFile {
  if (kind === 'question') return entry(catalogue, 'questions', ['questions', name], question)
  if (kind === 'experiment') return entry(catalogue, 'experiments', ['experiments', -1], experiment(name))
  const folder = kind === 'translation' ? 'translations' : `${kind}s`
  const path = `${folder}/${name}.json`
  const up = '../'.repeat(path.split('/').length)
  const $schema = `${up}packages/schemas/flow/generated/${kind}.schema.json`
  const contents = { step, landing, sequence, persona, translation }[kind](name, catalogue, mode)
  return { path, text: `${JSON.stringify({ $schema, [kind]: name, ...contents }, undefined, 2)}\n` }
}

function entry({ documents }: Catalogue, kind: 'questions' | 'experiments', path: JsonPath, value: unknown): NewFile {
  const doc = documents[kind].get(kind)
  if (!doc) throw new Error(`flows/${kind}.json cannot be read; “npm run flows -- check” says why.`)
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  const [edit, ...more] = modify(doc.text, [...path], value, { formattingOptions, isArrayInsertion: true })
  if (!edit || more.length > 0) throw new Error(`flows/${kind}.json has no place for it.`)
  return { path: doc.path, text: doc.text.slice(0, edit.offset) + edit.content + doc.text.slice(edit.offset + edit.length) }
}

function step() {
  return {
    kind: 'form',
    title: todo('what the page asks, or tells'),
    lead: todo('one or two sentences'),
    fields: [
      {
        name: 'company_name',
        type: 'company',
        label: todo('the name of the field'),
        errors: { required: todo('what to do when it is empty') },
        store: 'employers.company_name',
        for: ['plan-search'],
      },
    ],
    continue: 'Continue',
    notes: todo('what is given, what is chosen; nobody sees it'),
  }
}

const question = {
  type: 'choice',
  label: todo('the question'),
  options: [
    { value: 'first', label: todo('the first answer') },
    { value: 'second', label: todo('the second answer') },
  ],
  errors: { required: todo('what to do when nothing is chosen') },
  page: 'the-step-that-asks-it',
  for: ['what-comes-next'],
}

function experiment(name: string) {
  return {
    name,
    about: todo('what is compared, and why'),
    where: ['the-step-on-which-they-differ'],
    plan: { finishing: 0.3, smallest: 0.05, peoplePerDay: 100 },
    variants: [
      { name: 'test', odds: 0.5, about: todo('what is different for these people') },
      { name: 'control', odds: 0.5, about: todo('how it is today') },
    ],
  }
}

function landing() {
  return {
    title: `${todo('what the page offers')} | {brand}`,
    description: todo('two sentences for search results'),
    audience: todo('who comes here, and from where'),
    blocks: [
      {
        block: 'hero',
        title: todo('what people get'),
        lead: todo('what it takes, and what it does not'),
        button: todo('the button'),
        price: todo('what it costs'),
        picture: 'jar-and-phone',
      },
      { block: 'questions', title: todo('what people ask'), questions: [{ ask: todo('a question'), answer: todo('its answer') }] },
      {
        block: 'closing',
        title: todo('what they have afterwards'),
        text: todo('one sentence'),
        button: todo('the button'),
        price: todo('what it costs'),
      },
      { block: 'legal', paragraphs: [todo('what people should know')] },
    ],
  }
}

function sequence() {
  return { title: todo('what these steps are for, together'), about: todo('what is given, what is chosen'), steps: ['the-first-step'] }
}

/** A made-up person with an address and a telephone number that no other has. */
function persona(name: string, { documents }: Catalogue, mode: string) {
  const taken = new Set([...documents.persona.values()].map(({ data }) => data.person.phone_number))
  const free = Array.from({ length: 100 }, (_, at) => `51255501${String(at).padStart(2, '0')}`).find((number) => !taken.has(number))
  const [first = name, ...rest] = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const [opening] = documents.mode.get(mode)?.data.steps ?? []
  return {
    about: todo('who this is and why they are here'),
    person: {
      first_name: first,
      last_name: rest.join(' ') || 'Sample',
      email: `${name.replaceAll('-', '.')}@example.com`,
      phone_number: free ?? '5125550100',
      street_address: '12 Sample Street',
      city: 'Austin',
      state: 'TX',
      zip_code: '78704',
      dob: '04/12/1985',
      ssn: '078-05-1120',
    },
    mode,
    answers: {},
    expects: { path: [typeof opening === 'string' ? opening : 'the-first-step'], leaves: 'dashboard' },
  }
}

/** Every sentence of the file, to be translated in its place. */
function translation(name: string, { documents }: Catalogue) {
  const of = placeOf(`${name.slice('es/'.length)}.json`)
  const doc = of && (documents[of.kind] as ReadonlyMap<string, { readonly data: unknown }>).get(of.name)
  if (!of || !doc) return {}
  const result: Record<string, unknown> = {}
  for (const { at, to } of placesOf(of.kind, doc.data)) put(result, to, todo(String(valueAt(doc.data, at))))
  return result
}

function placesOf(kind: FileKind, data: unknown): readonly WordPlace[] {
  // The kind says which format the data has.
  if (kind === 'step') return stepWords(data as Parameters<typeof stepWords>[0])
  if (kind === 'questions') return questionWords((data as { readonly questions: Parameters<typeof questionWords>[0] }).questions)
  return kind === 'page' || kind === 'landing' ? pageWords(data as Parameters<typeof pageWords>[0]) : []
}

function valueAt(data: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((at, key) => (at === null || typeof at !== 'object' ? undefined : Reflect.get(at, key)), data)
}

function put(target: Record<string, unknown>, [key = '', ...rest]: JsonPath, value: string): void {
  if (rest.length === 0) {
    Reflect.set(target, key, value)
    return
  }
  const inner: unknown = Reflect.get(target, key) ?? (typeof rest[0] === 'number' ? [] : {})
  Reflect.set(target, key, inner)
  put(inner as Record<string, unknown>, rest, value)
}
