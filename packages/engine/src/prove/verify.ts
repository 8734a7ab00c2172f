import type { FactValue } from '@app/schemas/flow/condition'
import { checkDocument } from '../check/check.ts'
import { placeOfSide } from '../check/whole.ts'
import { compileFlow, type Flow } from '../flow/compile.ts'
import { arrivalFacts } from '../flow/enter.ts'
import { start } from '../flow/next.ts'
import type { ResolvedMode } from '../flow/resolved.ts'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../load/document.ts'
import { atOnce, type InParts } from '../load/in-parts.ts'
import { expandMode, filesOf, type Hash, resolveMode } from '../resolve/resolve.ts'
import { type Vocabulary, vocabularyOf } from '../resolve/vocabulary.ts'
import { proveAsking } from './asking.ts'
import { proveBack } from './back.ts'
import { type Costs, findOverspent, measureWalk } from './budget.ts'
import { proveLinks, proveResume } from './coming-in.ts'
import { type Beginning, type Exploration, exploreInParts } from './explore.ts'
import { proveFilled } from './filled.ts'
import type { Finding, Proof } from './finding.ts'
import { proveLeading } from './leading.ts'
import { liveFacts } from './live.ts'
import { proveOnce } from './once.ts'
import { proveReach } from './reach.ts'
import { proveRounds } from './rounds.ts'
import { proveSelling } from './selling.ts'

/** The result for one mode: its problems, and the proofs when it is complete enough to be walked. */
export type Verdict = {
  readonly diagnostics: readonly Diagnostic[]
  readonly resolved?: ResolvedMode
  readonly proven?: Proven
  readonly costs?: Costs
}

/** What is known already and need not be looked at again: the vocabulary, the files with errors, and the modes of which proofs found nothing. */
type KnownOfAll = {
  readonly vocabulary?: Vocabulary
  readonly broken?: ReadonlySet<string>
  readonly isProven?: (resolved: ResolvedMode) => boolean
}

/** Checks one mode and, when nothing in it or in a file it leans on is wrong, proves it. */
export function verifyMode(...how: Parameters<typeof verifyInParts>): Verdict {
  return atOnce(verifyInParts(...how))
}

/** The same part by part: the proofs of a large mode take some tenths of a second. */
export function* verifyInParts(catalogue: Catalogue, name: string, hash: Hash, known: KnownOfAll = {}): InParts<Verdict> {
  const doc = catalogue.documents.mode.get(name)
  if (!doc) return { diagnostics: catalogue.problems.get(`modes/${name}.json`) ?? [] }
  const vocabulary = known.vocabulary ?? vocabularyOf(catalogue)
  const diagnostics = [...(catalogue.problems.get(doc.path) ?? []), ...checkDocument(doc, catalogue, vocabulary)]
  if (diagnostics.some(isError)) return { diagnostics }
  const resolved = resolveMode(catalogue, name, hash)
  const files = filesOf(catalogue, name, resolved)
  const wrong = known.broken ? [] : errorsIn(catalogue, files, vocabulary)
  if (!resolved || wrong.length > 0 || files.some((file) => known.broken?.has(file))) return { diagnostics: [...diagnostics, ...wrong] }
  if (known.isProven?.(resolved)) return { diagnostics, resolved }
  const proven = yield* proveInParts(resolved)
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

/** The result of proving a mode: its walk, and the ten proofs with their counter-examples. */
export type Proven = { readonly flow: Flow; readonly walk: Exploration; readonly proofs: readonly Proof[]; readonly sound: boolean }

/** Proves a mode over all its paths. Shows a shortest counter-example wherever a proof fails. */
export function prove(resolved: ResolvedMode): Proven {
  return atOnce(proveInParts(resolved))
}

function* proveInParts(resolved: ResolvedMode): InParts<Proven> {
  const flow = compileFlow(resolved)
  const walk = yield* exploreInParts(flow, [freshStart(flow)], liveFacts(flow, false))
  const proofs: Proof[] = []
  for (const proofInParts of allProofs) proofs.push(yield* proofInParts(walk))
  return { flow, walk, proofs, sound: proofs.every(({ proven }) => proven) }
}

const allProofs: readonly ((walk: Exploration) => InParts<Proof>)[] = [
  proveReach,
  inOnePart(proveBack),
  proveResume,
  inOnePart(proveRounds),
  inOnePart(proveLinks),
  inOnePart(proveAsking),
  inOnePart(proveSelling),
  inOnePart(proveLeading),
  inOnePart(proveOnce),
  inOnePart(proveFilled),
]

function inOnePart(proveIt: (walk: Exploration) => Proof): (walk: Exploration) => InParts<Proof> {
  return function* (walk) {
    yield
    return proveIt(walk)
  }
}

/** A person who starts: no answers, nothing done but what people arrive with; all else about them may be anything. */
export function freshStart(flow: Flow): Beginning {
  const facts: Record<string, FactValue | undefined> = {}
  for (const [name, fact] of Object.entries(flow.resolved.facts)) {
    if (fact.from === 'person') facts[name] = undefined
    else if (name.startsWith('progress.') || name.startsWith('answered.')) facts[name] = false
  }
  return { decide: (known) => start(flow, known), facts: { ...facts, ...arrivalFacts(flow.resolved) } }
}
