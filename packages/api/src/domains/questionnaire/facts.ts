import type { Facts } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'
import type { Question, QuestionsFile } from '@app/schemas/flow/questions'
import type { Answer } from '@app/schemas/rules/answers/answers'
import type { StoredAnswer } from '../../db/columns/json-shapes.ts'
import type { FactSource } from '../../facts/fact-source.ts'
import { type Answers, answerFacts, isFact, isOutOfPlace, questionOf, withDerived } from './answers.ts'
import { findSaved } from './store.ts'
import { testOf } from './test-of.ts'

export type Questionnaire = Pick<QuestionsFile, 'questions' | 'route'>

type SavedAnswers = Readonly<Record<string, StoredAnswer>>

/**
 * What the questionnaire says to flows: the answers that are facts, and which of its pages are answered. It goes by the questions as
 * they are at that moment.
 */
export function questionnaireFacts(live: () => Questionnaire): FactSource {
  return {
    query: findSaved,
    facts: (found) => {
      const { questions, route } = live()
      const given = parseSaved(found)
      const derived = withDerived(questions, inTheClear(given))
      const facts = answerFacts(questions, derived)
      const isAnswered = (name: string, question: Question) => {
        if (isFact(question)) return facts[name] !== undefined
        return question.derivedFrom === undefined ? isGiven(given, name) : derived[name] !== undefined
      }
      const isDone = (name: string) => {
        const question = questionOf(questions, name)
        return !question || isAnswered(name, question) || isPassedOver(questions, question, facts)
      }
      const all = inPlace(questions, facts)
      for (const { page, questions: names } of route) all[`answered.${page}`] = names.every(isDone)
      return all
    },
  }
}

/** The database’s value, checked by hand, because it is read for every person who comes back: a schema takes ten times as long. */
function parseSaved(found: unknown): SavedAnswers {
  if (found === null) return {}
  if (!isSaved(found)) throw new Error('Answers are not kept as they should be.')
  return found
}

function isSaved(found: unknown): found is SavedAnswers {
  return typeof found === 'object' && found !== null && Object.values(found).every(isStoredAnswer)
}

function isStoredAnswer(value: unknown): value is StoredAnswer {
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value)
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string')
  return value !== null && 'sealed' in value && typeof value.sealed === 'string'
}

/** Answers that are facts are never sealed: without keys, nothing else can be read here. */
function inTheClear(given: SavedAnswers): Answers {
  const clear: Record<string, Answer> = {}
  for (const [name, answer] of Object.entries(given)) if (!(typeof answer === 'object' && 'sealed' in answer)) clear[name] = answer
  return clear
}

function isGiven(given: SavedAnswers, name: string): boolean {
  const answer = Object.hasOwn(given, name) ? given[name] : undefined
  return answer !== undefined && !(typeof answer === 'object' && 'unchecked' in answer)
}

/** The answer to a question that is no longer asked stays saved, and is ignored. */
function inPlace(questions: QuestionsFile['questions'], facts: Facts): Record<string, FactValue> {
  const all: Record<string, FactValue> = {}
  for (const [name, value] of Object.entries(facts)) {
    const question = questionOf(questions, name)
    if (value !== undefined && question && !isOutOfPlace(question, facts)) all[name] = value
  }
  return all
}

/**
 * Whether a page counts without this question: it is not asked, or what decides that is known to other domains alone, for which a page
 * must not stay open. While an answer is missing that decides it, the page is not done.
 */
function isPassedOver(questions: QuestionsFile['questions'], { when }: Question, facts: Facts): boolean {
  if (when === undefined) return false
  const test = testOf(when)
  const holds = test.of(facts)
  return holds === false || (holds === undefined && !test.reads.some((name) => questionOf(questions, name) && facts[name] === undefined))
}
