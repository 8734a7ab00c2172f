import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { LoanRow } from './store.ts'

/** Something that happens to a loan on its day, about one of its payments or all of it. The loan is locked; done twice, it does no more. */
export type LoanWork = (context: Context, trx: Queries, loan: LoanRow, at: Date, number: number) => Promise<void>
