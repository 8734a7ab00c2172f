import type { OwnDocument } from '../../screens/data/papers/own-documents.ts'

/** The kinds by which people look for a document, in the order in which they are offered. */
const documentKinds = ['STATEMENT', 'TAX_FORM', 'CONFIRMATION', 'SIGNED', 'LETTER', 'SENT', 'REQUESTED'] as const
export type DocumentKind = (typeof documentKinds)[number]

const kinds: Readonly<Record<OwnDocument['doc_category'], DocumentKind>> = {
  STATEMENT: 'STATEMENT',
  TAX_FORM: 'TAX_FORM',
  CONFIRMATION: 'CONFIRMATION',
  AGREEMENT: 'SIGNED',
  LETTER: 'LETTER',
  PHOTO_ID: 'SENT',
  VERIFICATION: 'SENT',
  REQUESTED: 'REQUESTED',
}

function kindOf({ doc_category: category }: OwnDocument): DocumentKind {
  return kinds[category]
}

/** Every kind that is there with its documents, in the order in which people look for them. */
export function ofKinds(all: readonly OwnDocument[]) {
  return documentKinds
    .map((kind) => ({ kind, documents: all.filter((one) => kindOf(one) === kind) }))
    .filter(({ documents }) => documents.length > 0)
}

/** The last four digits of the account that it is about, by its number or by its name. */
export function accountOf({ account_last_four: lastFour, file_name: file }: OwnDocument): string | undefined {
  return lastFour ?? /, account ending in (\w{4})\./.exec(file ?? '')?.[1]
}

function yearOf({ date }: OwnDocument): string {
  return date.slice(0, 4)
}

/** What a person is looking for; an empty text is every one. */
export type Filter = { readonly kind: string; readonly account: string; readonly year: string }

export const everyDocument: Filter = { kind: '', account: '', year: '' }

export function fits(document: OwnDocument, { kind, account, year }: Filter): boolean {
  const isOfKind = kind === '' || kindOf(document) === kind
  const isOfAccount = account === '' || accountOf(document) === account
  return isOfKind && isOfAccount && (year === '' || yearOf(document) === year)
}

/** What can be chosen, of what is there. */
export function choicesIn(all: readonly OwnDocument[]) {
  const accounts = new Set(all.flatMap((one) => accountOf(one) ?? []))
  return {
    kinds: ofKinds(all).map(({ kind }) => kind),
    accounts: [...accounts].sort(),
    years: [...new Set(all.map(yearOf))].sort().reverse(),
  }
}

/** Whether nobody has looked at it yet: then the person may take it back. */
export function mayBeRemoved({ status }: OwnDocument): boolean {
  return status === 'REQUESTED' || status === 'RECEIVED'
}
