import type { Facts } from '@app/engine'
import type { Question, QuestionsFile } from '@app/schemas/flow/questions'
import { z } from 'zod'
import type { KeptAnswer } from '../../db/tables/questionnaires.ts'
import type { FactSource } from '../facts/fact-source.ts'
import { type Answers, answerFacts, isFact, isOutOfPlace, questionOf, withDerived } from './answers.ts'
import { findKept } from './store.ts'
import { testOf } from './test-of.ts'

export type Questionnaire = Pick<QuestionsFile, 'questions' | 'route'>

const kept = z.record(z.string(), z.custom<KeptAnswer>(isKeptAnswer)).nullable()

/**
 * What the questionnaire says to flows: the answers that are facts, and which of its pages are answered. It goes by the questions as
 * they are at that moment.
 */
export function questionnaireFacts(live: () => Questionnaire): FactSource {
  return {
    query: findKept,
    facts: (found) => {
      const { questions, route } = live()
      const given: Readonly<Record<string, KeptAnswer>> = kept.parse(found) ?? {}
      const answers = inTheClear(given)
      const facts = answerFacts(questions, answers)
      const derived = withDerived(questions, answers)
      const isAnswered = (name: string, question: Question) => {
        if (isFact(question)) return facts[name] !== undefined
        return question.derivedFrom === undefined ? isGiven(given, name) : derived[name] !== undefined
      }
      const isDone = (name: string) => {
        const question = questionOf(questions, name)
        return !question || isAnswered(name, question) || isPassedOver(questions, question, facts)
      }
      const pages = route.map(({ page, questions: names }) => [`answered.${page}`, names.every(isDone)] as const)
      return { ...inPlace(questions, facts), ...Object.fromEntries(pages) }
    },
  }
}

/** By hand: a union looks for words about every kind that an answer is not of, for each answer of every person who comes back. */
function isKeptAnswer(value: unknown): value is KeptAnswer {
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value)
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string')
  return value !== null && 'sealed' in value && typeof value.sealed === 'string'
}

/** Answers that are facts are never sealed: without keys, nothing else can be read here. */
function inTheClear(given: Readonly<Record<string, KeptAnswer>>): Answers {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, answer]) => (typeof answer === 'object' && 'sealed' in answer ? [] : [[name, answer]])),
  )
}

function isGiven(given: Readonly<Record<string, KeptAnswer>>, name: string): boolean {
  const answer = Object.hasOwn(given, name) ? given[name] : undefined
  return answer !== undefined && !(typeof answer === 'object' && 'unchecked' in answer)
}

/** The answer to a question that is not asked any more is kept, and counts for nothing. */
function inPlace(questions: QuestionsFile['questions'], facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(([name]) => {
      const question = questionOf(questions, name)
      return question !== undefined && !isOutOfPlace(question, facts)
    }),
  )
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
