import { type Catalogue, closest } from '@app/engine/author'

type List = 'modes' | 'steps' | 'facts'

/** What is called otherwise since it had this name (M7); undefined for a name that was never given up. */
export function nowCalled({ documents }: Catalogue, list: List, name: string): string | undefined {
  const names = documents.renamed.get('renamed')?.data[list] ?? {}
  return Object.hasOwn(names, name) ? names[name] : undefined
}

/** What was meant by a name that is not there, as a sentence after another: what it is called now, or what is spelt nearly like it. */
export function meantInstead(catalogue: Catalogue, list: List, name: string, known: Iterable<string>): string {
  const now = nowCalled(catalogue, list, name)
  if (now !== undefined) return ` It is called “${now}” now.`
  const like = closest(name, known)
  return like === undefined ? '' : ` Did you mean “${like}”?`
}
