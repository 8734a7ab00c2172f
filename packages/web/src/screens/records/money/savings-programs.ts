import { dayOf } from '@app/schemas/rules/days/days'
import { lastYearProblem } from '@app/schemas/rules/investing/savings-program'
import { type Answer, done, type Failure, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { type SavingsProgram, type SavingWish, saveSavingWish, savingsProgram, useSavingWish, wishOf } from '../../data/money/savings.ts'
import type { RecordKind, Work } from '../record.ts'
import { saveOnce } from '../save-once.ts'

/** A plan of regular saving: saved as a plan first; only the authorization allows deposits. */
export const savingsPrograms: RecordKind = {
  load: async () => {
    const kept = await savingsProgram.load()
    if (!kept.ok) return kept
    const { wish } = useSavingWish.getState()
    const first = wish?.first_date ?? kept.data?.first_date
    const isForLastYear = wish ? wish.first_for_last_year === true : kept.data?.first_for_last_year
    const year = isForLastYear === undefined ? {} : { tax_year: isForLastYear ? 'last-year' : 'this-year' }
    return done({ ...year, ...(first !== undefined && first >= dayOf(new Date()) && { first_date: first }) })
  },
  wrong: async ({ first_date, tax_year }) => {
    const isForLastYear = tax_year === 'last-year' && typeof first_date === 'string'
    const refused = isForLastYear ? lastYearProblem(first_date, dayOf(new Date())) : undefined
    return refused === undefined ? {} : { tax_year: refused }
  },
  save: async (answers, work) => ('debit_authorization' in answers ? start(work) : plan(answers, work)),
}

async function plan({ first_date, tax_year }: Readonly<Record<string, unknown>>, work: Work): Promise<Answer<unknown>> {
  const wish = wishOf(work.all['saving_amount'], work.all['saving_frequency'], first_date, tax_year === 'last-year')
  if (!wish) return failed({ code: 'validation_failed', detail: 'Enter an amount, how often, and a first date.' })
  const kept = await savingsProgram.load()
  if (!kept.ok) return kept
  saveSavingWish(wish)
  // Deposits that run go on as they are until the person says yes to others.
  return kept.data?.state === 'scheduled' ? done(undefined) : saveProgram(wish, work.key)
}

async function start({ key }: Work): Promise<Answer<unknown>> {
  const kept = await savingsProgram.load()
  if (!kept.ok) return kept
  const wish = useSavingWish.getState().wish ?? kept.data
  if (!wish)
    return failed({
      code: 'not_found',
      detail: 'There is no plan to start yet. Nothing is taken. Go back and enter an amount and a first date.',
    })
  const started = await saveProgram(wish, key, true)
  if (started.ok) saveSavingWish(undefined)
  return started
}

async function saveProgram(
  { amount, frequency, first_date, first_for_last_year = false }: SavingWish,
  key: string,
  isAuthorized = false,
): Promise<Answer<unknown>> {
  const authorized = isAuthorized ? { debit_authorization: true } : {}
  const body = { amount, frequency, first_date, first_for_last_year, ...authorized }
  const kept = await saveOnce<SavingsProgram>(savingsProgram, {
    add: () => ask('POST /api/v1/portfolios/savings_program/create/', { body, key }),
    change: ({ pk, version }) =>
      ask('PATCH /api/v1/portfolios/savings_program/{id}/update/', {
        params: { id: pk },
        base: version,
        body: { ...body, status: 'active' },
        key: `${key}-${version}`,
      }),
  })
  return kept.ok ? kept : failed(onTaxYear(kept.failure))
}

/** The service names its own column for what the page asks as the tax year. */
function onTaxYear(failure: Failure): Failure {
  const { first_for_last_year: words, ...others } = failure.fields ?? {}
  return words ? { ...failure, fields: { ...others, tax_year: words } } : failure
}
