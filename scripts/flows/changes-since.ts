import {
  type Catalogue,
  changedDenials,
  changedPlaces,
  checkSameWords,
  type Diagnostic,
  diffModes,
  exchangedParts,
  exchangedWords,
  filesOf,
  foldPlaces,
  hiddenWays,
  laterFirstKeys,
  lostAnswers,
  lostFigures,
  lostParts,
  lostPlaceholders,
  newClaims,
  renamedAnswers,
  renamedFacts,
  reorderedLists,
  report,
  resolveMode,
  staleTranslations,
  swappedNumbers,
  turnedPersonas,
  turnedRules,
  turnedSentences,
  turnedTargets,
  usedByAll,
  vocabularyOf,
} from '@app/engine/author'
import type { CommandInput } from './command.ts'
import { firstChange, firstValues } from './first-change.ts'
import { withGone } from './gone-files.ts'
import { type Committed, committed, documentAt, keyOf } from './last-committed.ts'

const mostSaid = 2

/**
 * What proofs and personas have found, each first one of a file with what has changed in its mode since the last commit: that is what most
 * likely brought it about, and it may stand in another file. Where one file alone has changed, what is found stands where it did.
 * Texts that have changed places in one language alone, changed in English alone, been turned, or say what nobody has said, and conditions that have been turned, are found by this too.
 */
export async function withChanges(found: readonly Diagnostic[], input: CommandInput): Promise<readonly Diagnostic[]> {
  const before = await committed(input)
  if (!before || isAllNew(before, input)) return foldPlaces(found)
  return foldPlaces(allSince(withGone(withCopies(found, before, input), before, input.catalogue), before, input))
}

/** Of a folder of which nothing was committed, such as a copy, nothing is known to have changed. */
function isAllNew({ added }: Committed, { catalogue }: CommandInput): boolean {
  const fresh = new Set(added)
  const all = Object.values(catalogue.documents).flatMap((ofKind) => [...ofKind.values()].map(({ path }) => path))
  return [...all, ...catalogue.problems.keys()].every((path) => fresh.has(path))
}

/** The page that was there first is right as it is: that another says the same is told of that one. */
function withCopies(found: readonly Diagnostic[], { paths }: Committed, { catalogue }: CommandInput): readonly Diagnostic[] {
  return [...found.filter(({ rule }) => rule !== 'same-words'), ...checkSameWords(catalogue, paths)]
}

function allSince(found: readonly Diagnostic[], before: Committed, input: CommandInput): readonly Diagnostic[] {
  const exchanged = changedPlaces(before.older, input.catalogue)
  // Where a number, a “no” or {words} differ, that is what is said of it.
  const said = new Set(found.map(placeOf))
  const denials = changedDenials(before.older, input.catalogue).filter((one) => !said.has(placeOf(one)))
  for (const one of denials) said.add(placeOf(one))
  const stale = staleTranslations(before.older, input.catalogue).filter((one) => !said.has(placeOf(one)))
  const first = new Set([...Map.groupBy(found.filter(isProven), ({ file }) => file).values()].map(([one]) => one))
  const rest = found.map((one) => atItsCause(first.has(one) ? withChange(one, before, input) : one, before, input))
  const { older } = before
  const told = new Set([...exchanged, ...rest].map(placeOf))
  // A condition that breaks something is told of by what it breaks.
  const broken = new Set(rest.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const asked = askedOnce(before, input.catalogue, broken).filter((one) => !told.has(placeOf(one)))
  const renamed = [
    ...renamedAnswers(older, input.catalogue),
    ...renamedFacts(older, input.catalogue),
    ...laterFirstKeys(older, input.catalogue),
  ]
  return [...renamed, ...exchanged, ...asked, ...denials, ...stale, ...rest].map((one) => asBefore(one, before, input.catalogue))
}

/** What may be meant and may be a slip, and of one place one question. */
function askedOnce({ older, added }: Committed, catalogue: Catalogue, broken: ReadonlySet<string>): readonly Diagnostic[] {
  const parts = exchangedParts(older, catalogue)
  // Two that stand on one line are one place.
  const others = new Set(parts.flatMap(([one, other]) => (placeOf(one) === placeOf(other) ? [] : [placeOf(other)])))
  const rules = [
    ...parts.map(([one]) => one),
    ...turnedRules(older, catalogue),
    ...lostParts(older, catalogue),
    ...turnedPersonas(older, catalogue),
  ]
  const words = [
    ...exchangedWords(older, catalogue),
    ...reorderedLists(older, catalogue),
    ...turnedSentences(older, catalogue),
    ...newClaims(older, catalogue, added),
    ...lostFigures(older, catalogue),
    ...lostPlaceholders(older, catalogue),
    ...swappedNumbers(older, catalogue),
    ...turnedTargets(older, catalogue),
    ...lostAnswers(older, catalogue),
    ...hiddenWays(catalogue, added),
  ]
  const all = [...rules.filter(({ file }) => !broken.has(file)), ...words]
  const first = new Map(all.toReversed().map((one) => [placeOf(one), one]))
  return all.filter((one) => first.get(placeOf(one)) === one && !others.has(placeOf(one)))
}

function placeOf({ file, line }: Diagnostic): string {
  return `${file}:${line}`
}

function isProven({ stage }: Diagnostic): boolean {
  return stage === 'proof'
}

function withChange(one: Diagnostic, { older, added }: Committed, { catalogue, hash }: CommandInput): Diagnostic {
  const mode = modeOf(one, catalogue)
  // Of a mode that is new everything is.
  if (added.includes(`modes/${mode}.json`)) return one
  const [before, after] = [resolveMode(older, mode, hash), resolveMode(catalogue, mode, hash)]
  if (!before || !after) return one
  const changes = diffModes(before, after, vocabularyOf(catalogue)).filter(({ kind: what }) => what !== 'words')
  if (changes.length === 0) return one
  const said = changes.slice(0, mostSaid).map(({ sentence }) => sentence)
  const rest = changes.length > mostSaid ? ` “npm run flows -- diff HEAD ${mode}” has ${changes.length - mostSaid} more.` : ''
  return { ...one, message: `${one.message} Since the last commit: ${said.join(' ')}${rest}` }
}

/** The mode that a proof or the walk of a persona is about. */
function modeOf({ file }: Diagnostic, { documents }: Catalogue): string {
  const [, kind, name = ''] = /^(modes|personas)\/(.+)\.json$/.exec(file) ?? []
  return kind === 'personas' ? (documents.persona.get(name)?.data.mode ?? '') : name
}

/** A file that nobody has touched is right as it is: where one other has changed that it goes by, that is where to look. */
function atItsCause(one: Diagnostic, { older, paths, wrong }: Committed, { catalogue, hash }: CommandInput): Diagnostic {
  if (paths.includes(one.file)) return one
  const mode = isProven(one) ? modeOf(one, catalogue) : undefined
  const near = mode === undefined ? undefined : [...filesOf(catalogue, mode, resolveMode(catalogue, mode, hash)), ...usedByAll]
  const [path, ...others] = paths.filter((other) => !other.startsWith('translations/') && (near?.includes(other) ?? true))
  const [before, after] = [older, catalogue].map((files) => documentAt(files, path))
  const at = before && after && firstChange(before.data, after.data)
  if (!after || !at || others.length > 0 || (!isProven(one) && wrong().has(keyOf(one)))) return one
  const message = `${one.message} (It shows at flows/${one.file}:${one.line}, and this is what has changed.)`
  const { rule, fix } = one
  const showsAt = `${one.file}:${one.line}`
  return { ...one, ...report(after, at, { rule, message, fix }), severity: one.severity, stage: one.stage, showsAt }
}

/** The name that stood there before is what was meant, unless what it named has gone since. */
function asBefore(one: Diagnostic, { older, paths }: Committed, catalogue: Catalogue): Diagnostic {
  if (!one.fix.startsWith('Did you mean “') || !paths.includes(one.file)) return one
  const [before, after] = [older, catalogue].map((files) => documentAt(files, one.file)?.data)
  const [was, is] = firstValues(before, after)
  if (typeof was !== 'string' || typeof is !== 'string') return one
  const isThere = ({ documents }: Catalogue) => Object.values(documents).some((ofKind) => ofKind.has(was))
  const isMeant = one.message.includes(`“${is}”`) && (!isThere(older) || isThere(catalogue))
  return isMeant ? { ...one, fix: `Did you mean “${was}”, as before?` } : one
}
