import type { OwnDocument } from '../../screens/data/papers/own-documents.ts'

type TypeNames = Readonly<Record<string, string>>

/** What a document is called: by what it is, else by its file, apart from the details shown beside it (signed, the day, the account). */
export function documentName({ doc_type: type, file_name: file }: OwnDocument, names: TypeNames): string {
  if (Object.hasOwn(names, type)) return names[type] ?? type
  const [name = ''] = (file ?? '').replace(/\.\w+$/, '').split(', account ending in ')
  const own = name.replace(/, signed$| \d{4}-\d{2}-\d{2}$/, '')
  return own || type.replaceAll('-', ' ')
}

/** Their kinds and files are in the words of whoever asked for them or sent them. */
const inOwnWords: ReadonlySet<OwnDocument['doc_category']> = new Set(['PHOTO_ID', 'VERIFICATION', 'REQUESTED'])

/** The language of its name: English where a paper of ours is called by its file, or else that of the page. */
export function nameLanguage({ doc_type: type, doc_category: category }: OwnDocument, names: TypeNames): 'en' | undefined {
  return Object.hasOwn(names, type) || inOwnWords.has(category) ? undefined : 'en'
}
