import type { employerContracts } from '@app/schemas/api/accounts/employers'
import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { Words } from '@app/schemas/language'
import { toSentRecordKeeper } from '@app/schemas/rules/accounts/employers'
import type { Context } from '../../context/context.ts'
import { findCompanies } from '../../directory/store.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedEmployers } from './sealed.ts'

export type EmployerForm = BodyOf<typeof employerContracts.addEmployer>

const words = {
  notYet: { en: 'That year hasn’t come yet.', es: 'Ese año todavía no llega.' },
  order: { en: 'The last year is before the first year. Check both years.', es: 'El último año es anterior al primero. Revisa los dos.' },
  company: {
    en: 'We don’t know this company. Pick one from the list, or send none.',
    es: 'No conocemos esta empresa. Elige una de la lista o no envíes ninguna.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>

/** What is wrong with a job that only the service can know. */
export async function refuseForm(
  { db, now }: Pick<Context, 'db' | 'now'>,
  form: EmployerForm,
): Promise<Failure<'card_number_refused' | 'validation_failed'> | undefined> {
  const { company_name, record_keeper_selected_name: keeper, other_provider: other, start_year, end_year, company_id } = form
  const refused = refuseCardNumbers({ company_name, record_keeper_selected_name: keeper ?? '', other_provider: other ?? '' })
  if (refused) return refused
  const thisYear = now().getUTCFullYear()
  const isStrange = typeof company_id === 'number' && (await findCompanies(db, [company_id])).length === 0
  const fields = {
    ...(start_year > thisYear && { start_year: [words.notYet] }),
    ...(end_year > thisYear ? { end_year: [words.notYet] } : end_year < start_year && { end_year: [words.order] }),
    ...(isStrange && { company_id: [words.company] }),
  }
  return Object.keys(fields).length > 0 ? fail('validation_failed', { fields }) : undefined
}

/** The saved form, sealed for its row. Empty values are null. */
export function sealForm(keys: KeyRing, id: string, form: EmployerForm) {
  const { seal } = sealing(keys, sealedEmployers)
  const { company_id = null, salary = null } = form
  const keeper = toSentRecordKeeper(form.record_keeper_selected_name)
  return {
    company_id: company_id === null ? null : seal('company_id', id, String(company_id)),
    company_name: seal('company_name', id, form.company_name),
    record_keeper_selected_name: keeper && seal('record_keeper_selected_name', id, keeper),
    other_provider: form.other_provider ? seal('other_provider', id, form.other_provider) : null,
    salary: salary === null ? null : seal('salary', id, String(dollarsToCents(salary))),
    start_year: form.start_year,
    end_year: form.end_year,
  }
}
