import { type Catalogue, closest } from '@app/engine/author'

export type List = 'modes' | 'steps' | 'facts'

/** What modes, steps and facts were called before, and are called now. */
export function renamedIn({ documents }: Catalogue): Readonly<Record<List, Readonly<Record<string, string>>>> {
  return documents.renamed.get('renamed')?.data ?? { modes: {}, steps: {}, facts: {} }
}

/** The name of now, and those that it had. */
export function namesOf(catalogue: Catalogue, list: List, name: string): readonly string[] {
  const renamed = renamedIn(catalogue)[list]
  return [name, ...Object.keys(renamed).filter((old) => renamed[old] === name)]
}

/** What is called otherwise since it had this name (M7); undefined for a name that was never given up. */
export function nowCalled(catalogue: Catalogue, list: List, name: string): string | undefined {
  const names = renamedIn(catalogue)[list]
  return Object.hasOwn(names, name) ? names[name] : undefined
}

/**
 * Why something may not get a name that another thing had before (M7): whoever has it from then, in a link, a place or an answer, would be
 * led to the new one instead. The one that had it may have it back.
 */
export function problemWithFormerName(catalogue: Catalogue, list: List, name: string, old?: string): string | undefined {
  const now = nowCalled(catalogue, list, name)
  if (now === undefined || now === old) return undefined
  return `“${now}” was called “${name}” before, and what people have from then leads there by that name. Choose another one.`
}

/** What was meant by a name that is not there, as a sentence after another: what it is called now, or what is spelt nearly like it. */
export function meantInstead(catalogue: Catalogue, list: List, name: string, known: Iterable<string>): string {
  const now = nowCalled(catalogue, list, name)
  if (now !== undefined) return ` It is called “${now}” now.`
  const like = closest(name, known)
  return like === undefined ? '' : ` Did you mean “${like}”?`
}
