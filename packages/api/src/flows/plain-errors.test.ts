import { loadCatalogue } from '@app/engine/author'
import type { Question } from '@app/schemas/flow/questions'
import { errorRules } from '@app/schemas/flow/steps/field-types'
import { answerWords } from '@app/schemas/rules/answers/answer-words'
import { expect, it } from 'vitest'
import { englishIn } from '../testing/english-in.ts'
import { questionsIn, stepIn } from './in-language.ts'
import { readFlowFiles } from './read-files.ts'
import { flowsFolder } from './testing/flows-folder.ts'

const { documents } = loadCatalogue(await readFlowFiles(flowsFolder))
const files = { translation: new Map([...documents.translation].map(([name, { data }]) => [name, data])) }
/** What is offered and can’t be gone on with is refused in the words of its option. */
const rules = errorRules.filter((rule) => rule !== 'declined')
const english = (asked: Question) => rules.flatMap((rule) => englishIn(answerWords(asked, rule, undefined)))

it('whatever is wrong with an answer to a question, it is said in Spanish', () => {
  const questions = Object.entries(questionsIn('es', documents.questions.get('questions')?.data.questions ?? {}, { files }))
  expect(questions.length).toBeGreaterThan(40)
  expect(questions.map(([name, question]) => [name, english(question)]).filter(([, words]) => words?.length !== 0)).toEqual([])
})

it('and to a field of a step, in its rows too', () => {
  const fields = [...documents.step.values()].flatMap(({ data }) =>
    (stepIn('es', data, { files }).fields ?? []).flatMap((field) =>
      'question' in field ? [] : [field, ...(field.rows ?? [])].map((one) => ({ at: `${data.step}: ${one.name}`, words: english(one) })),
    ),
  )
  expect(fields.length).toBeGreaterThan(100)
  expect(fields.filter(({ words }) => words.length > 0)).toEqual([])
})

it('words of their own stay', () => {
  const asked = { label: 'Tu ciudad', type: 'text', errors: { required: 'Escribe tu ciudad.' } } as const
  const { city } = questionsIn('es', { city: asked }, { files })
  expect(city && [answerWords(city, 'required', ''), answerWords(city, 'length', 'x'.repeat(99))]).toEqual([
    'Escribe tu ciudad.',
    'Esto es demasiado corto o demasiado largo.',
  ])
})
