import { textsIn } from '../../check/text/texts-in.ts'
import type { Catalogue } from '../../load/catalogue.ts'

type WordChange = { readonly file: string; readonly was: string; readonly is: string }

const none = 'nothing'

/** The texts of steps that read otherwise, with what they said before. */
export function wordChanges(older: Catalogue, newer: Catalogue, steps: readonly string[]): WordChange[] {
  return steps.flatMap((step) => {
    const [was, is] = [older, newer].map(({ documents }) => documents.step.get(step))
    if (!was || !is || was.text === is.text) return []
    const before = new Map(textsIn(was).map(({ text, at }) => [JSON.stringify(at), text]))
    const after = new Map(textsIn(is).map(({ text, at }) => [JSON.stringify(at), text]))
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((at) => {
      const [old, now] = [before.get(at) ?? none, after.get(at) ?? none]
      return old === now ? [] : [{ file: is.path, was: old, is: now }]
    })
  })
}
