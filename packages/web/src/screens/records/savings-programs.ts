import { taxDay } from '@app/schemas/rules/bank-days'
import { dayOf } from '@app/schemas/rules/days'
import { type Answer, done, failed } from '../../client/answer.ts'
import { ask } from '../../client/ask.ts'
import { keepSavingWish, type SavingsProgram, type SavingWish, savingsProgram, useSavingWish, wishOf } from '../data/savings.ts'
import { keepOnce } from './keep-once.ts'
import type { RecordKind, Work } from './record.ts'

/** A plan of regular saving: kept as a plan first; only the authorization lets deposits be taken. */
export const savingsPrograms: RecordKind = {
  load: async () => {
    const kept = await savingsProgram.load()
    if (!kept.ok) return kept
    const { wish } = useSavingWish.getState()
    const first = wish?.first_date ?? kept.data?.first_date
    return done(first !== undefined && first >= dayOf(new Date()) ? { first_date: first } : {})
  },
  save: async (answers, work) => ('debit_authorization' in answers ? start(work) : plan(answers, work)),
}

async function plan({ first_date, tax_year }: Readonly<Record<string, unknown>>, work: Work): Promise<Answer<unknown>> {
  const refused = tax_year === 'last-year' ? lastYearWords(dayOf(new Date())) : undefined
  if (refused !== undefined) return failed({ code: 'validation_failed', detail: refused, fields: { tax_year: [refused] } })
  const wish = wishOf(work.all['saving_amount'], work.all['saving_frequency'], first_date)
  if (!wish) return failed({ code: 'validation_failed', detail: 'Enter an amount, how often, and a first date.' })
  const kept = await savingsProgram.load()
  if (!kept.ok) return kept
  keepSavingWish(wish)
  // Deposits that run go on as they are until the person says yes to others.
  return kept.data?.state === 'scheduled' ? done(undefined) : keep(wish, work.key)
}

/** Deposits that repeat count for the year in which they are made. */
function lastYearWords(today: string): string {
  const lastYear = Number(today.slice(0, 4)) - 1
  if (today > taxDay(lastYear)) return 'Tax day for last year has passed. Choose “This year”.'
  return 'Deposits that repeat count for the year in which they are made. Choose “This year” here, and make a single deposit for last year from your account.'
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
  const started = await keep(wish, key, true)
  if (started.ok) keepSavingWish(undefined)
  return started
}

function keep({ amount, frequency, first_date }: SavingWish, key: string, isAuthorized = false): Promise<Answer<unknown>> {
  const authorized = isAuthorized ? { debit_authorization: true } : {}
  const body = { amount, frequency, first_date, ...authorized }
  return keepOnce<SavingsProgram>(savingsProgram, {
    add: () => ask('POST /api/v1/portfolios/savings_program/create/', { body, key }),
    change: ({ pk, version }) =>
      ask('PATCH /api/v1/portfolios/savings_program/{id}/update/', {
        params: { id: pk },
        base: version,
        body: { ...body, status: 'active' },
        key: `${key}-${version}`,
      }),
  })
}
