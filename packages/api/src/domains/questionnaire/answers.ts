import type { Facts } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'
import type { Question, QuestionsFile } from '@app/schemas/flow/questions'
import type { Answer } from '@app/schemas/rules/answers/answers'
import { derivedAnswer, derivedNames } from '@app/schemas/rules/answers/derived-answers'
import { optionOf } from '@app/schemas/rules/answers/option-of'
import { testOf } from './test-of.ts'

export type Questions = QuestionsFile['questions']
/** By the name of the question. */
export type Answers = Readonly<Record<string, Answer>>

/** The fields of a record that are no answers. */
const ownFields: readonly string[] = ['pk', 'version']

/** The question of that name, as it is live. */
export function questionOf(questions: Questions, name: string): Question | undefined {
  return Object.hasOwn(questions, name) && !ownFields.includes(name) ? questions[name] : undefined
}

/** The answers of a record that is sent back as it came. */
export function withoutOwnFields<Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !ownFields.includes(name)))
}

/** With the answers that nobody is asked for and that follow from these. */
export function withDerived(questions: Questions, answers: Answers): Answers {
  const all = { ...answers }
  for (const name of derivedNames) {
    const value = questionOf(questions, name)?.derivedFrom === undefined ? undefined : derivedAnswer(name, answers)
    if (value !== undefined) all[name] = value
  }
  return all
}

/**
 * The answers that are facts of their own name: one of those that a question offers, as they are offered now. Of answers that have what
 * follows from them.
 */
export function answerFacts(questions: Questions, answers: Answers): Facts {
  const facts: Record<string, FactValue> = {}
  for (const name in answers) {
    const question = questionOf(questions, name)
    const option = question && isFact(question) ? optionOf(question.options, answers[name]) : undefined
    if (option) facts[name] = option.value
  }
  return facts
}

/** With several answers at once a question is no fact, and neither without fixed ones. */
export function isFact({ type, options }: Question): boolean {
  return options !== undefined && type !== 'choices'
}

/** Whether the answers to other questions say that this one is not asked. */
export function isOutOfPlace({ when }: Question, facts: Facts): boolean {
  return when !== undefined && testOf(when).of(facts) === false
}

/** Without the answers to questions that are no longer asked: they stay saved, and nobody is told them. */
export function answersInPlace(questions: Questions, answers: Answers): Answers {
  const facts = answerFacts(questions, answers)
  const asked = Object.entries(answers).filter(([name]) => {
    const question = questionOf(questions, name)
    return question === undefined || !isOutOfPlace(question, facts)
  })
  return Object.fromEntries(asked)
}
