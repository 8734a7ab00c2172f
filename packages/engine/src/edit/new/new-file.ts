import type { Catalogue } from '../../load/catalogue.ts'
import type { Document } from '../../load/document.ts'
import { vocabularyOf } from '../../resolve/vocabulary.ts'
import { samplePerson } from './sample-person.ts'
import { decidingStep, experiment, fact, landing, question, questionStep, sequence, tellingStep } from './skeletons.ts'
import { toTranslate } from './to-translate.ts'
import { withValue } from './with-value.ts'

/** What can be begun as a file, or an entry of one, in which only words are missing. */
export const newKinds = ['step', 'question', 'fact', 'landing', 'experiment', 'translation', 'persona', 'sequence'] as const
export type NewKind = (typeof newKinds)[number]
export type NewFile = { readonly path: string; readonly text: string }

/** What is said of it on the command line. */
export type Wanted = {
  readonly name: string
  /** The mode that a persona walks. */
  readonly mode?: string | undefined
  /** What a step asks: a fact that a person decides, or a question. */
  readonly asks?: string | undefined
  /** The step that asks a question. */
  readonly step?: string | undefined
  /** The places of an experiment, or the steps of a sequence. */
  readonly places?: readonly string[] | undefined
  /** The answers of a question, or the values of a fact. */
  readonly values?: readonly string[] | undefined
}

const twoAnswers = ['yes', 'no']

/** The files that a new thing makes or changes, as they are then. */
export function newFiles(catalogue: Catalogue, kind: NewKind, wanted: Wanted): NewFile[] {
  const { name, places = [], values = twoAnswers } = wanted
  const { documents } = catalogue
  if (kind === 'question') return newQuestion(catalogue, wanted)
  if (kind === 'fact') return [entry(documents.facts.get('facts'), ['facts', name], fact(values))]
  if (kind === 'experiment') return [entry(documents.experiments.get('experiments'), ['experiments', -1], experiment(name, places))]
  if (kind === 'translation') return translations(catalogue, name)
  if (kind === 'step') return newStep(catalogue, wanted)
  if (kind === 'persona') return [file('persona', name, samplePerson(catalogue, name, wanted.mode ?? ''))]
  return [kind === 'landing' ? file(kind, name, landing()) : file(kind, name, sequence(places))]
}

function file(kind: 'step' | 'landing' | 'persona' | 'sequence', name: string, contents: object): NewFile {
  const path = `${kind}s/${name}.json`
  const $schema = `${'../'.repeat(path.split('/').length)}packages/schemas/flow/generated/${kind}.schema.json`
  return { path, text: `${JSON.stringify({ $schema, [kind]: name, ...contents }, undefined, 2)}\n` }
}

function entry(doc: Document | undefined, path: readonly (string | number)[], value: unknown): NewFile {
  if (!doc) throw new Error('The file of the list cannot be read; “npm run flows -- check” says why.')
  return { path: doc.path, text: withValue(doc.text, path, value) }
}

/** A step that asks for a question of before takes it over from the step that asked it. */
function newStep(catalogue: Catalogue, { name, asks }: Wanted): NewFile[] {
  if (asks === undefined) return [file('step', name, tellingStep())]
  const known = vocabularyOf(catalogue).get(asks)
  return [file('step', name, known?.kind === 'fact' ? decidingStep(asks, known.values) : questionStep(asks))]
}

/** A question is asked by a step: the page of the one, and the field of the other. */
function newQuestion({ documents }: Catalogue, { name, step = '', values = twoAnswers }: Wanted): NewFile[] {
  const asker = documents.step.get(step)
  const added = entry(documents.questions.get('questions'), ['questions', name], question(step, values))
  if (!asker) return [added]
  const { fields, kind } = asker.data
  const asking = withValue(asker.text, fields ? ['fields', -1] : ['fields'], fields ? { question: name } : [{ question: name }])
  const text = kind === 'info' ? withValue(asking, ['kind'], 'choice') : asking
  return [added, { path: asker.path, text }]
}

/** “es” alone is every file that has words without Spanish. */
function translations(catalogue: Catalogue, name: string): NewFile[] {
  const { step, mode, landing, page } = catalogue.documents
  const all = [
    ...[...step.keys()].map((one) => `es/steps/${one}`),
    ...[...mode.keys()].map((one) => `es/modes/${one}`),
    ...[...landing.keys()].map((one) => `es/landings/${one}`),
    ...[...page.keys()].map((one) => `es/pages/${one}`),
    'es/questions',
    'es/providers',
    'es/partners',
    'es/brand',
  ]
  return (name === 'es' ? all : [name]).flatMap((one) => {
    const text = toTranslate(catalogue, one)
    return text === undefined ? [] : [{ path: `translations/${one}.json`, text }]
  })
}
