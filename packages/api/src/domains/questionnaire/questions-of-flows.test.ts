import { fileURLToPath } from 'node:url'
import { loadCatalogue } from '@app/engine/author'
import { answerableTypes, checkAnswer } from '@app/schemas/rules/answers/answers'
import { derivedNames } from '@app/schemas/rules/answers/derived-answers'
import { dayMeant } from '@app/schemas/rules/days/date-words'
import { describe, expect, it } from 'vitest'
import { readFlowFiles } from '../../flows/read-files.ts'

const today = '2026-05-06'
const { documents } = loadCatalogue(await readFlowFiles(fileURLToPath(new URL('../../../../../flows', import.meta.url))))
const questions = documents.questions.get('questions')?.data.questions ?? {}
const all = Object.entries(questions)

describe.each(all)('the question %s', (name, { type, min, max, derivedFrom }) => {
  it('is of a type that a questionnaire can ask', () => {
    expect(answerableTypes).toContain(type)
  })

  it('says in words that are understood which days it takes', () => {
    const words = [min, max].filter((limit) => typeof limit === 'string')
    expect(words.filter((limit) => dayMeant(limit, today) === undefined)).toEqual([])
  })

  it('has a rule for what follows, when its answer follows from others', () => {
    expect(derivedNames.includes(name)).toBe(derivedFrom !== undefined)
  })
})

it('every rule for what follows is of a question', () => {
  expect(derivedNames.filter((name) => questions[name]?.derivedFrom === undefined)).toEqual([])
})

it('the answers of every persona are taken, those that are facts as they are', () => {
  const given = [...documents.persona.values()].flatMap(({ name: persona, data }) =>
    Object.values(data.answers)
      .flat()
      .flatMap((answers) => Object.entries(answers).map(([name, value]) => ({ persona, name, value }))),
  )
  const answered = given.flatMap((one) => {
    const question = questions[one.name]
    return question && one.value !== '' ? [{ ...one, question, checked: checkAnswer(question, one.value, today) }] : []
  })
  expect(answered.length).toBeGreaterThan(0)
  expect(answered.filter(({ checked }) => !checked.ok)).toEqual([])
  const facts = answered.filter(({ question }) => question.options)
  for (const { checked, value } of facts) expect(checked).toEqual({ ok: true, value })
})
