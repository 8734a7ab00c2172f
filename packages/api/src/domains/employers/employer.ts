import { toDollars } from '@app/schemas/api/fields'
import type { Context } from '../../context/context.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedEmployers } from './sealed.ts'
import { type EmployerRow, findEmployers } from './store.ts'

/** A job, opened. */
export type Employer = {
  readonly id: string
  readonly version: number
  readonly companyId: number | null
  readonly companyName: string
  readonly recordKeeper: string | null
  readonly otherProvider: string | null
  readonly startYear: number
  readonly endYear: number
  readonly salaryCents: number | null
}

/** The jobs that a person had, the last one first. */
export async function employersOf({ db, keys }: Pick<Context, 'db' | 'keys'>, personId: string): Promise<readonly Employer[]> {
  return (await findEmployers(db, personId)).map((row) => openEmployer(keys, row))
}

export function openEmployer(keys: KeyRing, row: EmployerRow): Employer {
  const { open } = sealing(keys, sealedEmployers)
  const numberOf = (column: 'company_id' | 'salary') => {
    const sealed = row[column]
    return sealed === null ? null : Number(open(column, row.id, sealed))
  }
  const { record_keeper_selected_name: keeper, other_provider: other } = row
  return {
    id: row.id,
    version: row.version,
    companyId: numberOf('company_id'),
    companyName: open('company_name', row.id, row.company_name),
    recordKeeper: keeper && open('record_keeper_selected_name', row.id, keeper),
    otherProvider: other && open('other_provider', row.id, other),
    startYear: row.start_year,
    endYear: row.end_year,
    salaryCents: numberOf('salary'),
  }
}

/** A job as calls give it. */
export function toEmployer({ id, version, salaryCents, ...job }: Employer) {
  return {
    pk: id,
    version,
    company_id: job.companyId,
    company_name: job.companyName,
    record_keeper_selected_name: job.recordKeeper,
    start_year: job.startYear,
    end_year: job.endYear,
    salary: salaryCents === null ? null : toDollars(salaryCents),
    other_provider: job.otherProvider,
  }
}
