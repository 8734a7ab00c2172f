import type { Question } from '@app/schemas/flow/questions'
import type { Words } from '@app/schemas/language'
import { type AnswerProblem, answerWords } from '@app/schemas/rules/answers/answer-words'
import { type Answer, checkAnswer } from '@app/schemas/rules/answers/answers'
import { derivedAnswer } from '@app/schemas/rules/answers/derived-answers'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import { changedAnswers } from '@app/schemas/rules/answers/questionnaire'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { type Failure, fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { brandIn, questionsIn } from '../../flows/in-language.ts'
import { type Answers, answerFacts, isOutOfPlace, questionOf, withDerived } from './answers.ts'
import type { Entries, Entry } from './record.ts'

/** Answers as they arrive. Null or an empty text withdraws one. */
export type Sent = Readonly<Record<string, Answer | null>>

/** The questions and the words of the brand as they are now, in every language. */
export type Live = Pick<FlowSnapshot, 'questions' | 'brand' | 'files'>

type Refusal = Failure<'unknown_field' | 'card_number_refused' | 'validation_failed'>
type Asked = { readonly name: string; readonly question: Question; readonly value: Answer | null }
/** A valid answer, or what is wrong with it. */
type Checked = Asked &
  ({ readonly entry: Entry; readonly problem?: undefined } | { readonly entry?: undefined; readonly problem: AnswerProblem })

const notKnown: Words<string> = { en: 'This question isn’t known here.', es: 'Aquí no se conoce esta pregunta.' }
/** A page sends what it offers: the option was taken out since the page was opened, and that page would offer it again. */
const notOffered: Words<string> = {
  en: 'This answer isn’t offered anymore. Load the page again to see what is. What else you entered stays.',
  es: 'Esta respuesta ya no se ofrece. Carga la página de nuevo para ver las que hay. Lo demás que escribiste se conserva.',
}
const follows: Words<string> = {
  en: 'This follows from other answers. Change those, or leave this out.',
  es: 'Esto depende de otras respuestas. Cambia esas o deja esta sin enviar.',
}

type Checking = {
  /** YYYY-MM-DD. */
  readonly today: string
  /** The saved answers: only loaded when one follows from others, or is wrong and may not have been asked for. */
  readonly findKnown: () => Promise<Answers>
  /** Whether every question was asked, whatever the answers to others say. */
  readonly asksAll: boolean
}

/** Cleans and checks answers by the questions that are live. */
export async function checkAnswers(live: Live, sent: Sent, { today, findKnown, asksAll }: Checking): Promise<Entries | Refusal> {
  const { questions } = live
  const unknown = Object.keys(sent).filter((name) => !questionOf(questions, name))
  if (unknown.length > 0) return fail('unknown_field', { fields: { '?': unknown.map(() => notKnown) } })
  const asked = Object.entries(sent).flatMap(([name, value]): Asked[] => {
    const question = questionOf(questions, name)
    return question ? [{ name, question, value }] : []
  })
  const cards = refuseCardNumbers(writtenTexts(asked))
  if (cards) return cards
  const looked = asked.filter(({ question }) => question.derivedFrom === undefined).map((one) => checkAsked(one, today))
  const derived = asked.filter(({ question }) => question.derivedFrom !== undefined)
  const mayBePassed = derived.length > 0 || looked.some(({ problem, question }) => problem !== undefined && question.when !== undefined)
  const answers = mayBePassed ? withEntries(await findKnown(), looked) : {}
  const facts = answerFacts(questions, withDerived(questions, answers))
  const settled = looked.map((one) => (!asksAll && isOutOfPlace(one.question, facts) ? passed(one) : one))
  const wrong = [
    ...settled.flatMap((one) => (one.problem === undefined ? [] : [[one.name, [wordsOf(live, one, one.problem)]] as const])),
    ...derived.filter((one) => !isWhatFollows(one, answers)).map(({ name }) => [name, [follows]] as const),
  ]
  if (wrong.length > 0) return fail('validation_failed', { fields: Object.fromEntries(wrong) })
  return new Map(settled.flatMap(({ name, entry }) => (entry ? [[name, entry] as const] : [])))
}

function checkAsked(asked: Asked, today: string): Checked {
  const { question, value } = asked
  if (isEmpty(value)) return { ...asked, entry: { value: null, isChecked: true } }
  const checked = checkAnswer(question, value, today)
  if (checked.ok) return { ...asked, entry: { value: checked.value, isChecked: true } }
  return { ...asked, problem: checked.problem }
}

function wordsOf(live: Live, { name, question, value }: Asked, problem: AnswerProblem): Words<string> {
  if (problem === 'unknown' && question.errors?.['unknown'] === undefined) return notOffered
  const inSpanish = questionOf(questionsIn('es', live.questions, live), name) ?? question
  return {
    en: fillBrandWords(answerWords(question, problem, value), live.brand),
    es: fillBrandWords(answerWords(inSpanish, problem, value), live.brand && brandIn('es', live.brand, live)),
  }
}

/** A wrong answer that was not asked for does not refuse the request: it is saved as typed, and marked. */
function passed({ name, question, value, entry }: Checked): Checked {
  return { name, question, value, entry: entry ?? { value, isChecked: false } }
}

function isWhatFollows({ name, value }: Asked, answers: Answers): boolean {
  return Object.keys(changedAnswers({ [name]: derivedAnswer(name, answers) }, { [name]: value })).length === 0
}

function withEntries(known: Answers, looked: readonly Checked[]): Answers {
  const all = new Map(Object.entries(known))
  for (const { name, entry } of looked) {
    if (entry && entry.value !== null) all.set(name, entry.value)
    else all.delete(name)
  }
  return Object.fromEntries(all)
}

/** The number of an account may look like that of a card by chance. */
function writtenTexts(asked: readonly Asked[]): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    asked.flatMap(({ name, question, value }) =>
      question.type !== 'account-number' && (typeof value === 'string' || Array.isArray(value)) ? [[name, value]] : [],
    ),
  )
}
