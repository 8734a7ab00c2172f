import { quizContracts } from '@app/schemas/api/visitors/quizzes'
import { calls, type Domain } from '../domain.ts'
import { quizHandlers } from './routes.ts'
import { forgetOldAnswers } from './store.ts'

/** Short quizzes for everybody. */
export const quizzes = {
  calls: [calls(quizContracts, quizHandlers)],
  clearOut: (db, daysAgo) => forgetOldAnswers(db, daysAgo(365)),
} satisfies Domain
