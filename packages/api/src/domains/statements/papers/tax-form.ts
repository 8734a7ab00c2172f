import type { Box } from '@app/schemas/rules/papers/form-boxes'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import type { PaperAccount } from '../../brokerage/for-papers.ts'
import { taxFormPdf } from '../../documents/papers/statement-pdf.ts'
import type { PaperHead } from '../holder.ts'
import { savePaper } from '../save-paper.ts'
import { findTaxForm, saveTaxForm } from '../store.ts'

export type TaxForm = {
  readonly form: '1099-R' | '5498'
  readonly year: number
  /** The distribution code of Form 1099-R; empty for the other. */
  readonly code: string
  readonly boxes: readonly Box[]
  readonly ssnLastFour: string
  /** YYYY-MM-DD. */
  readonly day: string
}

/** Files a form, and again as a corrected one when it reports something else than before. False when nothing is new. */
export async function fileTaxForm(context: Context, trx: Queries, account: PaperAccount, head: PaperHead, made: TaxForm): Promise<boolean> {
  const { form, year, code, boxes, ssnLastFour, day } = made
  const before = await findTaxForm(trx, account.id, { form, year, code })
  const reported = JSON.stringify(boxes)
  if (before?.reported === reported) return false
  const corrections = before ? before.corrections + 1 : 0
  const bytes = await taxFormPdf({ ...head, from: head.custodian, ssnLastFour, form, year, boxes, isCorrected: corrections > 0 })
  const [of, name] = [`${year} ${code}`.trim(), `Form ${form} ${year}${code === '' ? '' : `, code ${code}`}`]
  const which = corrections === 0 ? { of, name } : { of: `${of} corrected ${corrections}`, name: `${name}, corrected ${corrections}` }
  const documentId = await savePaper(context, trx, account, { kind: form, ...which, bytes, day })
  const row = { account_id: account.id, person_id: account.personId, form, year, code, reported, corrections, document_id: documentId }
  await saveTaxForm(trx, row)
  return true
}
