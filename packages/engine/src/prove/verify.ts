import { checkDocument } from '../check/check.ts'
import { placeOfSide } from '../check/whole.ts'
import type { ResolvedMode } from '../flow/resolved.ts'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'
import { filesOf } from '../resolve/files.ts'
import { expandMode, type Hash, resolveMode } from '../resolve/resolve.ts'
import { type Vocabulary, vocabularyOf } from '../resolve/vocabulary.ts'
import { type Costs, findOverspent, measureWalk } from './budget.ts'
import type { Finding } from './finding.ts'
import { type Proven, prove } from './prove.ts'

/** The result for one mode: its problems, and the proofs when it is complete enough to be walked. */
export type Verdict = {
  readonly diagnostics: readonly Diagnostic[]
  readonly resolved?: ResolvedMode
  readonly proven?: Proven
  readonly costs?: Costs
}

/** What is known already and need not be looked at again: the vocabulary, and the files with errors. */
export type KnownOfAll = { readonly vocabulary?: Vocabulary; readonly broken?: ReadonlySet<string> }

/** Checks one mode and, when nothing in it or in a file it leans on is wrong, proves it. */
export function verifyMode(catalogue: Catalogue, name: string, hash: Hash, known: KnownOfAll = {}): Verdict {
  const doc = catalogue.documents.mode.get(name)
  if (!doc) return { diagnostics: catalogue.problems.get(`modes/${name}.json`) ?? [] }
  const vocabulary = known.vocabulary ?? vocabularyOf(catalogue)
  const diagnostics = [...(catalogue.problems.get(doc.path) ?? []), ...checkDocument(doc, catalogue, vocabulary)]
  if (diagnostics.some(isError)) return { diagnostics }
  const resolved = resolveMode(catalogue, name, hash)
  const files = filesOf(catalogue, name, resolved)
  const wrong = known.broken ? [] : errorsIn(catalogue, files, vocabulary)
  if (!resolved || wrong.length > 0 || files.some((file) => known.broken?.has(file))) return { diagnostics: [...diagnostics, ...wrong] }
  const proven = prove(resolved)
  const found = proven.proofs.flatMap(({ findings }) => findings.map((finding) => placeFinding(catalogue, doc, finding)))
  const costs = measureWalk(proven.walk, catalogue.documents.step, doc.data.budget?.typical ?? {})
  const overspent = doc.data.budget ? findOverspent(doc.data.budget, costs) : []
  const costly = overspent.map(({ step: _none, ...finding }) => report(doc, ['budget'], { ...finding, stage: 'proof' as const }))
  return { diagnostics: [...diagnostics, ...found, ...costly], resolved, proven, costs }
}

/** Problems in the files that a mode depends on: a walk through a step whose file is wrong would prove nothing. */
function errorsIn(catalogue: Catalogue, files: readonly string[], vocabulary: Vocabulary): Diagnostic[] {
  const leanedOn = new Set(files)
  const documents = Object.values(catalogue.documents).flatMap((all) =>
    [...all.values()].filter(({ path }: Document) => leanedOn.has(path)),
  )
  const checked = documents.flatMap((doc: Document) => (doc.kind === 'mode' ? [] : checkDocument(doc, catalogue, vocabulary)))
  return [...files.flatMap((file) => catalogue.problems.get(file) ?? []), ...checked].filter(isError)
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

/** A finding becomes a diagnostic at the line of the mode that brings the step in. */
function placeFinding(catalogue: Catalogue, doc: Document<'mode'>, { rule, message, fix, step, path, answers }: Finding): Diagnostic {
  const sequence = step === undefined ? undefined : sequenceOf(catalogue, doc, step)
  const also = sequence === undefined ? '' : ` “${step}” comes from sequences/${sequence}.json.`
  const problem = {
    rule,
    message,
    fix: `${fix}${also}`,
    stage: 'proof' as const,
    ...(path ? { path } : {}),
    ...(answers ? { answers } : {}),
  }
  return report(doc, step === undefined ? placeOfWhole(doc, rule) : placeOfStep(catalogue, doc, step), problem)
}

/** The sequence that brings a step into the order, where the mode does not name it itself. */
function sequenceOf(catalogue: Catalogue, doc: Document<'mode'>, step: string): string | undefined {
  return expandMode(catalogue, doc.data).find(({ branches }) => branches.some((branch) => branch.step === step))?.sequence
}

/** How many rounds a mode takes is a matter of what it requires. */
function placeOfWhole({ data }: Document<'mode'>, rule: string): JsonPath {
  return rule === 'too-many-rounds' && data.required ? ['required'] : ['mode']
}

function placeOfStep(catalogue: Catalogue, doc: Document<'mode'>, step: string): JsonPath {
  const item = expandMode(catalogue, doc.data).find(({ branches }) => branches.some((branch) => branch.step === step))
  return item ? item.at.slice(0, 2) : placeOfSide(doc, step, catalogue)
}
