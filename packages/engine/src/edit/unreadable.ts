import type { Catalogue } from '../load/catalogue.ts'
import { type Diagnostic, sortDiagnostics } from '../load/diagnostic.ts'

/**
 * Why files cannot be read, of all of them or of those that are asked for. Such a file is not among the documents: whoever changes files by
 * the documents alone would overwrite it, or miss what it names.
 */
export function unreadable({ problems }: Catalogue, isAsked: (path: string) => boolean = () => true): Diagnostic[] {
  const found = [...problems].flatMap(([path, said]) => (isAsked(path) ? said : []))
  return sortDiagnostics(found.filter(({ severity }) => severity === 'error'))
}
