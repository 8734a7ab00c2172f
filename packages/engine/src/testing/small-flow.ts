import type { ExperimentsFile } from '@app/schemas/flow/experiments'
import type { FactsFile } from '@app/schemas/flow/facts'
import type { ModeFile } from '@app/schemas/flow/mode'
import type { OffersFile } from '@app/schemas/flow/offers'
import type { QuestionsFile } from '@app/schemas/flow/questions'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { compileFlow, type Flow } from '../flow/compile.ts'
import { type Catalogue, loadCatalogue } from '../load/catalogue.ts'
import type { SourceFile } from '../load/document.ts'
import { resolveMode } from '../resolve/resolve.ts'

/** A flow in a few lines, for tests, with plain defaults for everything that is left out. */
export type SmallFlow = {
  readonly mode: Partial<ModeFile> & Pick<ModeFile, 'steps'>
  readonly steps?: Readonly<Record<string, Partial<StepFile>>>
  readonly facts?: FactsFile['facts']
  readonly progress?: FactsFile['progress']
  readonly needs?: FactsFile['needs']
  readonly questions?: QuestionsFile
  readonly offers?: OffersFile
  readonly experiments?: ExperimentsFile['experiments']
}

const noQuestions: QuestionsFile = {
  route: [{ page: 'a', questions: ['none'] }],
  questions: { none: { type: 'text', label: 'None', derivedFrom: 'nothing' } },
}

const ruledOutNever = { about: 'a goal', ruledOut: [{ when: { 'personal.record': 'absent' }, go: 'x' }] }
const noOffers: OffersFile = { goals: { account: ruledOutNever, loan: ruledOutNever, move: ruledOutNever }, products: {} }

/** So that no plain page is a dead end. */
const onwards = [{ label: 'Do something else', mode: 'small' }]

/** The files of a small flow: its own steps, and a plain one for every other name in `names`. */
export function smallCatalogue(
  {
    mode,
    steps = {},
    facts = {},
    progress = [{ key: 'unused', about: 'never' }],
    needs = [],
    questions = noQuestions,
    offers = noOffers,
    experiments = [],
  }: SmallFlow,
  names: readonly string[],
): Catalogue {
  const whole = {
    mode: 'small',
    title: 'A small flow',
    family: 'search',
    notes: { given: 'all', chosen: 'nothing' },
    finished: [{ go: 'a' }],
    ...mode,
  }
  const files: Record<string, unknown> = {
    'modes/small.json': whole,
    'facts.json': { progress, needs, facts },
    'questions.json': questions,
    'experiments.json': { experiments },
    'offers.json': offers,
    ...Object.fromEntries(
      [...new Set([...names, ...Object.keys(steps)])].map((step) => [
        `steps/${step}.json`,
        {
          step,
          kind: steps[step]?.fields ? 'form' : 'info',
          title: `Step “${step}”`,
          continue: 'Continue',
          actions: onwards,
          ...steps[step],
        },
      ]),
    ),
  }
  return loadCatalogue(Object.entries(files).map(([path, data]): SourceFile => ({ path, text: JSON.stringify(data) })))
}

/** The same, made ready to decide. Throws when it does not keep to the schemas: a test should say what it means. */
export function smallFlow(small: SmallFlow, names: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f', 'x', 'y']): Flow {
  const catalogue = smallCatalogue(small, names)
  const problems = [...catalogue.problems.values()].flat()
  if (problems.length > 0) throw new Error(problems.map(({ file, message, fix }) => `${file}: ${message} ${fix}`).join('\n'))
  const resolved = resolveMode(catalogue, 'small', (text) => String(text.length))
  if (!resolved) throw new Error('There is no mode.')
  return compileFlow(resolved)
}

/** A field that decides a fact. */
export function askFor(fact: string, ...values: readonly (string | boolean)[]) {
  return {
    fields: [
      {
        name: fact.replace('.', '_'),
        type: 'choice' as const,
        label: fact,
        fact,
        options: values.map((value) => ({ value, label: String(value) })),
      },
    ],
  }
}

/** A fact that a person decides. */
export function personFact(...values: readonly [string | boolean, string | boolean, ...(string | boolean)[]]) {
  return { about: 'an answer', values: [...values], from: 'person' as const }
}

/** A fact from the service, with the value it starts at. */
export function serviceFact(start: string | boolean, ...values: readonly [string | boolean, string | boolean, ...(string | boolean)[]]) {
  return { about: 'a finding', values: [...values], from: 'service' as const, start }
}

/** A questionnaire with one question on each page, in this order. */
export function questionRoute(
  ...pages: readonly (string | { readonly page: string; readonly when: NonNullable<QuestionsFile['route'][number]['when']> })[]
): QuestionsFile {
  const named = pages.map((one, index) => ({ ...(typeof one === 'string' ? { page: one } : one), questions: [`question_${index + 1}`] }))
  return {
    route: named,
    questions: Object.fromEntries(named.map(({ page, questions: [name = ''] }) => [name, { type: 'text', label: name, page }])),
  }
}
