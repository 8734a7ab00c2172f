import { compileFlow } from '../flow/compile.ts'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { report } from '../load/document.ts'
import { type Hash, resolveMode } from '../resolve/resolve.ts'
import { vocabularyOf } from '../resolve/vocabulary.ts'
import { walkPersona } from './persona.ts'
import { whyInstead } from './why-instead.ts'

/** Walks a persona and holds the walk against what is expected of it. */
export function verifyPersona(catalogue: Catalogue, name: string, hash: Hash): Diagnostic[] {
  const doc = catalogue.documents.persona.get(name)
  const resolved = doc && resolveMode(catalogue, doc.data.mode, hash)
  if (!doc || !resolved) return []
  const { path, leaves, stopped } = walkPersona(compileFlow(resolved), doc.data)
  const { expects } = doc.data
  const differs = expects.path.findIndex((step, index) => path[index] !== step)
  const walked = `If you did, write: "path": ${JSON.stringify(path)}.`
  const tell = (at: (string | number)[], message: string, fix: string) => [
    report(doc, at, {
      rule: 'persona-walk',
      stage: 'proof',
      message,
      fix: stopped === undefined && at.includes('path') ? `${fix} ${walked}` : fix,
      path,
    }),
  ]
  if (differs >= 0) {
    const expected = expects.path[differs] ?? ''
    const instead = path[differs] === undefined ? (stopped ?? `the flow is left to ${leaves}`) : `“${path[differs]}” comes`
    const parting = { after: path[differs - 1], expected, came: path[differs] }
    const hasGoneOn = stopped === undefined || path[differs] !== undefined
    const why = hasGoneOn ? whyInstead(resolved, parting, vocabularyOf(catalogue)) : undefined
    return tell(
      ['expects', 'path', differs],
      `Here “${expected}” is expected, but ${instead}${why === undefined ? '' : `: ${why}`}.`,
      stopped === undefined ? ifNotMeant : `${ifNotMeant} If you did, give the missing answers.`,
    )
  }
  if (stopped !== undefined)
    return tell(['answers', path.at(-1) ?? ''], `This persona does not get on: ${stopped}.`, 'Give the missing answers.')
  if (path.length > expects.path.length) {
    return tell(['expects', 'path'], `The walk goes on to “${path[expects.path.length]}”, which is not expected.`, ifNotMeant)
  }
  return leaves === expects.leaves
    ? []
    : tell(['expects', 'leaves'], `The flow is left to ${leaves}, not to ${expects.leaves}.`, 'Change what is expected, or mend the mode.')
}

/** Most who see this have changed a step or a condition, and not what people are to see: a path to copy comes second. */
const ifNotMeant = 'If you did not mean to change who sees what, mend the step or condition that does it.'
