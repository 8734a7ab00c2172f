import type { quizContracts } from '@app/schemas/api/visitors/quizzes'
import { isComplete, type QuizAnswers, quizResult, wrongAnswers } from '@app/schemas/rules/answers/quiz'
import type { Context } from '../../context/context.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { allQuizzes, findQuiz, type KnownQuiz, toQuestionnaire } from './quizzes.ts'
import { addAnswers, changeAnswers, findAnswers, type QuizAnswersRow } from './store.ts'

/** Short quizzes for everybody. */
export function quizHandlers(context: Context) {
  return {
    listQuestionnaires: () => ({ results: allQuizzes.map(toQuestionnaire) }),

    readQuizAnswers: async ({ params: { id } }) => {
      const row = await findAnswers(context.db, id)
      const quiz = row && findQuiz(row.questionnaire)
      return quiz ? toSaved(quiz, row) : fail('not_found')
    },

    keepQuizAnswers: async ({ params: { id }, body: { answers }, sender }) => {
      const limited = await checkLimits(context, { quizAnswersPerNetworkAddress: sender.address })
      if (limited) return limited
      const quiz = findQuiz(id)
      if (!quiz) return fail('not_found')
      const refused = refuseWrong(quiz, answers)
      if (refused) return refused
      const at = context.now()
      const row = await addAnswers(context.db, {
        id: context.newId(),
        questionnaire: quiz.id,
        answers: JSON.stringify(answers),
        is_complete: isComplete(quiz, answers),
        created_at: at,
        updated_at: at,
      })
      return toSaved(quiz, row)
    },

    changeQuizAnswers: async ({ params: { id, answer }, body: { answers }, base, sender }) => {
      const limited = await checkLimits(context, { quizAnswersPerNetworkAddress: sender.address })
      if (limited) return limited
      const quiz = findQuiz(id)
      const known = quiz && (await findAnswers(context.db, answer))
      if (!quiz || known?.questionnaire !== quiz.id) return fail('not_found')
      const refused = refuseWrong(quiz, answers)
      if (refused) return refused
      const change = { answers: JSON.stringify(answers), isComplete: isComplete(quiz, answers), at: context.now() }
      const row = await changeAnswers(context.db, { id: answer, questionnaire: quiz.id, base, ...change })
      return row ? toSaved(quiz, row) : fail('precondition_failed')
    },
  } satisfies Handlers<typeof quizContracts>
}

function refuseWrong(quiz: KnownQuiz, answers: QuizAnswers): Failure<'validation_failed'> | undefined {
  const wrong = wrongAnswers(quiz, answers)
  if (wrong.length === 0) return undefined
  // A question that there is none of was named by the sender: it is not repeated.
  const known = wrong.map((id) => (quiz.questions.some((question) => question.id === id) ? `answers.${id}` : 'answers'))
  return fail('validation_failed', {
    fields: Object.fromEntries(
      known.map((name) => [name, [{ en: 'Choose one of the options of the quiz.', es: 'Elige una de las opciones del cuestionario.' }]]),
    ),
  })
}

function toSaved(quiz: KnownQuiz, { id, version, answers, is_complete }: QuizAnswersRow) {
  const found = quizResult(quiz, answers)
  const told = found && quiz.results.find((one) => one.id === found.result)
  const result = found && told ? { id: told.id, title: told.title, about: told.about, score: found.score } : null
  return { pk: id, questionnaire: quiz.id, version, answers, is_complete, result }
}
