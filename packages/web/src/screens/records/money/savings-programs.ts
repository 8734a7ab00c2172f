import { dayOf } from '@app/schemas/rules/days/days'
import { lastYearProblem } from '@app/schemas/rules/investing/savings-program'
import { language, type Words } from '../../../client/language.ts'
import { type Answer, done, type Failure, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { isRunning, type SavingsProgram, type SavingWish, savingsProgram, wishFor, wishOf, wishOn } from '../../data/money/savings.ts'
import { type RecordKind, saveOnce, type Work } from '../record.ts'

type Own = { readonly incomplete: string; readonly noPlan: string }
const words: Words<Own> = {
  en: {
    incomplete: 'Enter an amount, how often, and a first date.',
    noPlan: 'There’s no plan to start yet. Nothing is taken. Go back and enter an amount and a first date.',
  },
  es: {
    incomplete: 'Escribe una cantidad, con qué frecuencia y una primera fecha.',
    noPlan: 'Todavía no hay ningún plan que empezar. No se toma nada. Vuelve atrás y escribe una cantidad y una primera fecha.',
  },
}

/** A plan of regular saving: saved as a plan first; only the authorization allows deposits. */
export const savingsPrograms: RecordKind = {
  load: async () => {
    const kept = await savingsProgram.load()
    if (!kept.ok) return kept
    if (!kept.data) return done({})
    const { first_date, first_for_last_year } = wishFor(kept.data)
    const tax_year = first_for_last_year ? 'last-year' : 'this-year'
    return done({ tax_year, ...(first_date >= dayOf(new Date()) && { first_date }) })
  },
  wrong: async ({ first_date, tax_year }) => {
    const isForLastYear = tax_year === 'last-year' && typeof first_date === 'string'
    const refused = isForLastYear ? lastYearProblem(first_date, dayOf(new Date())) : undefined
    return refused === undefined ? {} : { tax_year: refused[language()] }
  },
  save: async (answers, work) => ('debit_authorization' in answers ? start(work) : plan(answers, work)),
}

async function plan({ first_date, tax_year }: Readonly<Record<string, unknown>>, work: Work): Promise<Answer<unknown>> {
  const wish = wishOf(work.all['saving_amount'], work.all['saving_frequency'], first_date, tax_year === 'last-year')
  if (!wish) return failed({ code: 'validation_failed', detail: words[language()].incomplete })
  const kept = await savingsProgram.load()
  if (!kept.ok) return kept
  // Deposits that run go on as they are until the person says yes to others.
  return kept.data?.state === 'scheduled' ? saveDraft(kept.data.pk, wish) : saveProgram(wish, work.key)
}

async function saveDraft(id: string, wish: SavingWish): Promise<Answer<unknown>> {
  const answer = await ask('PUT /api/v1/portfolios/savings_program/{id}/draft/', { params: { id }, body: wish })
  if (!answer.ok) return failed(onTaxYear(answer.failure))
  savingsProgram.put(answer.data)
  return answer
}

async function start({ key }: Work): Promise<Answer<unknown>> {
  const kept = await savingsProgram.load()
  if (!kept.ok) return kept
  if (!kept.data)
    return failed({
      code: 'not_found',
      detail: words[language()].noPlan,
    })
  const { first_date, ...wish } = wishOn(kept.data, dayOf(new Date()))
  // Of deposits that run nothing is another day.
  return saveProgram(isRunning(kept.data) ? wish : { ...wish, first_date }, key, true)
}

type Sent = Omit<SavingWish, 'first_date'> & Partial<Pick<SavingWish, 'first_date'>>

async function saveProgram(wish: Sent, key: string, isAuthorized = false): Promise<Answer<unknown>> {
  const body = { ...wish, ...(isAuthorized && { debit_authorization: true }) }
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
