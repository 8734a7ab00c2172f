import { z } from 'zod'
import file from './quizzes.json' with { type: 'json' }

const name = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/)
const option = z.strictObject({
  id: name,
  text: z.string(),
  points: z.int().min(0).exactOptional(),
  kind: name.exactOptional(),
})
const quiz = z.strictObject({
  id: name,
  title: z.string(),
  about: z.string(),
  rule: z.enum(['points', 'most']),
  questions: z.array(z.strictObject({ id: name, text: z.string(), options: z.array(option).min(2) })).min(1),
  results: z
    .array(z.strictObject({ id: name, title: z.string(), about: z.string(), fromPercent: z.int().min(0).max(100).exactOptional() }))
    .min(1),
})

const { quizzes } = z.strictObject({ quizzes: z.array(quiz) }).parse(file)

export type KnownQuiz = z.output<typeof quiz>

export const allQuizzes: readonly KnownQuiz[] = quizzes

export function findQuiz(id: string): KnownQuiz | undefined {
  return quizzes.find((one) => one.id === id)
}

/** A quiz as it is asked: without what its answers are worth. */
export function toQuestionnaire({ id, title, about, questions }: KnownQuiz) {
  const asked = questions.map(({ options, ...question }) => ({ ...question, options: options.map(({ id, text }) => ({ id, text })) }))
  return { id, title, about, questions: asked }
}
