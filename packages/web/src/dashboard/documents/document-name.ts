import type { OwnDocument } from '../../screens/data/papers/own-documents.ts'

type TypeNames = Readonly<Record<string, string>>

/** What a document is called: by what it is, else by its file, apart from the details shown beside it (signed, the day, the account). */
export function documentName({ doc_type: type, file_name: file }: OwnDocument, names: TypeNames): string {
  if (Object.hasOwn(names, type)) return names[type] ?? type
  const [name = ''] = (file ?? '').replace(/\.\w+$/, '').split(', account ending in ')
  const own = name.replace(/, signed$| \d{4}-\d{2}-\d{2}$/, '')
  return own || type.replaceAll('-', ' ')
}
