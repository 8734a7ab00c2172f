import fc from 'fast-check'
import type { openTestBrokerage } from './test-brokerage.ts'

/** At which of its next statements, or before or after which question to the partner, the service dies. */
type Crash =
  | { readonly at: 'statement'; readonly number: number }
  | { readonly at: 'question'; readonly number: number; readonly after: boolean }

type Most = { readonly statements: number; readonly questions: number; readonly acts: number }

/** What happens one after the other, and what the service dies of meanwhile. */
export function stories<Act>(act: fc.Arbitrary<Act>, most: Most): fc.Arbitrary<{ act: Act; crash: Crash | undefined }[]> {
  const crash = fc.option(
    fc.oneof(
      fc.record({ at: fc.constant('statement' as const), number: fc.integer({ min: 0, max: most.statements }) }),
      fc.record({ at: fc.constant('question' as const), number: fc.integer({ min: 0, max: most.questions }), after: fc.boolean() }),
    ),
    { freq: 2, nil: undefined },
  )
  return fc.array(fc.record({ act, crash }), { minLength: 4, maxLength: most.acts })
}

type House = Awaited<ReturnType<typeof openTestBrokerage>>

/** Does one act of a story, in which the service may die. */
export async function withCrash({ crashes }: House, crash: Crash | undefined, act: () => Promise<void>): Promise<void> {
  if (crash?.at === 'statement') crashes.atStatement(crash.number)
  if (crash?.at === 'question') crashes.atQuestion(crash.number, crash.after)
  try {
    await act()
  } catch (error) {
    if (!crashes.isDeath(error)) throw error
  }
  crashes.never()
}
