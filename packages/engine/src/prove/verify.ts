import { checkDocument } from '../check/check.ts'
import type { ResolvedMode } from '../flow/resolved.ts'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'
import { expandMode, type Hash, resolveMode } from '../resolve/resolve.ts'
import { vocabularyOf } from '../resolve/vocabulary.ts'
import type { Finding } from './finding.ts'
import { type Proven, prove } from './prove.ts'

/** What is known of one mode: what is wrong with it, and the proofs when it is whole enough to be walked. */
export type Verdict = { readonly diagnostics: readonly Diagnostic[]; readonly resolved?: ResolvedMode; readonly proven?: Proven }

/** Checks one mode and, when nothing in it is wrong, proves it. */
export function verifyMode(catalogue: Catalogue, name: string, hash: Hash, vocabulary = vocabularyOf(catalogue)): Verdict {
  const doc = catalogue.documents.mode.get(name)
  if (!doc) return { diagnostics: catalogue.problems.get(`modes/${name}.json`) ?? [] }
  const checked = [...(catalogue.problems.get(doc.path) ?? []), ...checkDocument(doc, catalogue, vocabulary)]
  const resolved = checked.some(({ severity }) => severity === 'error') ? undefined : resolveMode(catalogue, name, hash)
  if (!resolved) return { diagnostics: checked }
  const proven = prove(resolved)
  const found = proven.proofs.flatMap(({ findings }) => findings.map((finding) => placeFinding(catalogue, doc, finding)))
  return { diagnostics: [...checked, ...found], resolved, proven }
}

/** A finding becomes a diagnostic at the line of the mode that brings the step in. */
function placeFinding(catalogue: Catalogue, doc: Document<'mode'>, { rule, message, fix, step, path, answers }: Finding): Diagnostic {
  const problem = { rule, message, fix, stage: 'proof' as const, ...(path ? { path } : {}), ...(answers ? { answers } : {}) }
  return report(doc, step === undefined ? ['mode'] : placeOfStep(catalogue, doc, step), problem)
}

function placeOfStep(catalogue: Catalogue, doc: Document<'mode'>, step: string): JsonPath {
  const item = expandMode(catalogue, doc.data).find(({ branches }) => branches.some((branch) => branch.step === step))
  if (item) return item.at.slice(0, 2)
  const side = doc.data.side?.indexOf(step) ?? -1
  return side >= 0 ? ['side', side] : ['steps']
}
