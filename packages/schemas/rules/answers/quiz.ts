export type Quiz = {
  readonly id: string
  readonly questions: readonly QuizQuestion[]
  /** Either points are added up, or the kind that was chosen most often wins. */
  readonly rule: 'points' | 'most'
  readonly results: readonly QuizResult[]
}

type QuizQuestion = { readonly id: string; readonly options: readonly QuizOption[] }
type QuizOption = { readonly id: string; readonly points?: number | undefined; readonly kind?: string | undefined }
type QuizResult = { readonly id: string; readonly fromPercent?: number | undefined }

export type QuizAnswers = Readonly<Record<string, string>>
type Found = { readonly result: string; readonly score: number | null }

/** What does not fit a quiz: the names of questions that it does not have, or that have no such option. */
export function wrongAnswers(quiz: Quiz, answers: QuizAnswers): readonly string[] {
  return Object.entries(answers).flatMap(([question, option]) => (optionOf(quiz, question, option) ? [] : [question]))
}

export function isComplete(quiz: Quiz, answers: QuizAnswers): boolean {
  return quiz.questions.every(({ id }) => Object.hasOwn(answers, id))
}

/** The result of a quiz that is answered to its end; before that there is none. */
export function quizResult(quiz: Quiz, answers: QuizAnswers): Found | undefined {
  if (!isComplete(quiz, answers)) return undefined
  const chosen = quiz.questions.flatMap(({ id }) => optionOf(quiz, id, answers[id] ?? '') ?? [])
  return quiz.rule === 'points' ? byPoints(quiz, chosen) : byMost(quiz, chosen)
}

/** The share of the points that can be had, in whole percent, and the highest result that it reaches. */
function byPoints({ questions, results }: Quiz, chosen: readonly QuizOption[]): Found | undefined {
  const most = sum(questions.map(({ options }) => Math.max(...options.map(({ points = 0 }) => points))))
  const score = most === 0 ? 0 : Math.floor((sum(chosen.map(({ points = 0 }) => points)) * 100) / most)
  const result = results.filter(({ fromPercent = 0 }) => score >= fromPercent).at(-1)
  return result && { result: result.id, score }
}

/** Of kinds chosen equally often, the first in the list of results. */
function byMost({ results }: Quiz, chosen: readonly QuizOption[]): Found | undefined {
  const counted = results.map(({ id }) => ({ id, count: chosen.filter(({ kind }) => kind === id).length }))
  const most = Math.max(...counted.map(({ count }) => count))
  const result = counted.find(({ count }) => count === most)
  return result && { result: result.id, score: null }
}

function optionOf({ questions }: Quiz, question: string, option: string): QuizOption | undefined {
  return questions.find(({ id }) => id === question)?.options.find(({ id }) => id === option)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
