import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { PaperAccount } from '../brokerage/for-papers.ts'
import { saveDocument } from '../documents/save-document.ts'

const categories = {
  statement: { category: 'STATEMENT', docType: 'quarterly-statement' },
  confirmation: { category: 'CONFIRMATION', docType: 'confirmation' },
  '1099-R': { category: 'TAX_FORM', docType: '1099-R' },
  '5498': { category: 'TAX_FORM', docType: '5498' },
  welcome: { category: 'LETTER', docType: 'welcome-letter' },
} as const

type Paper = {
  readonly kind: keyof typeof categories
  /** What makes it the only one of its kind for this account. */
  readonly of: string
  /** What the file is called, without its ending. */
  readonly name: string
  readonly bytes: Buffer
  /** What it is about: the end of a quarter, the day of a trade; of a form, the day on which it is made. */
  readonly day: string
}

/** Files a paper with the documents of the person, once, in the transaction that makes it. Returns its id. */
export async function savePaper(context: Context, trx: Queries, account: PaperAccount, paper: Paper): Promise<string> {
  const { kind, of, name, bytes, day } = paper
  const row = await saveDocument(context, trx, {
    ...categories[kind],
    personId: account.personId,
    status: 'FILED',
    day,
    foundBy: `${kind} ${account.id} ${of}`,
    accountNumber: account.number,
    file: { name: `${name}, account ending in ${account.lastFour}.pdf`, media: 'pdf', bytes },
  })
  return row.id
}
