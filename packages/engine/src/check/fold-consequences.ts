import type { Diagnostic } from '../load/diagnostic.ts'
import { textsIn } from './consequence-links.ts'
import { ofAnyFile, ofOtherFiles, ofSameFile, ofTranslations, oncePerPlace } from './consequence-rules.ts'

/** Findings of one kind in so many files come from something that these share. */
const mostAlike = 3

/** One mistake is one error, the cause first: what follows from it is counted with it. */
export function foldConsequences(found: readonly Diagnostic[]): Diagnostic[] {
  const causes = found.filter((one) => isCause(one))
  const purposes = found.filter(({ rule }) => rule === 'wrong-purpose')
  const withCause = found.flatMap((one) => {
    const near = found.find((other) => followsNear(one, other))
    const isOwn = isCause(one) && one.rule !== 'duplicate-step'
    const far = isOwn ? undefined : (causes.find((other) => follows(one, other)) ?? purposes.find((other) => lacksSince(one, other)))
    const cause = near ?? far
    return cause ? [{ one, cause }] : []
  })
  return foldAlike(foldInto(found, withCause))
}

type WithCause = { readonly one: Diagnostic; readonly cause: Diagnostic }

/** What has a cause is counted with the first of its causes. */
function foldInto(found: readonly Diagnostic[], withCause: readonly WithCause[]): Diagnostic[] {
  const causeOf = new Map(withCause.map(({ one, cause }) => [one, cause]))
  const first = (one: Diagnostic): Diagnostic => {
    const cause = causeOf.get(one)
    return cause ? first(cause) : one
  }
  const counts = Map.groupBy(
    withCause.map(({ one }) => one),
    first,
  )
  return found.flatMap((one) => {
    if (causeOf.has(one)) return []
    const more = counts.get(one) ?? []
    return [more.length > 0 ? withMore(one, more, 'of the same cause') : one]
  })
}

/** Whether a finding follows from another in its file, or from one that is told of all files. */
function followsNear(one: Diagnostic, cause: Diagnostic): boolean {
  const { rule, file, message } = one
  if (cause.rule === 'renamed-by-hand') return isOfOldName(rule, message, textsIn(cause.message))
  if (cause.rule === 'answer-renamed') return rule !== cause.rule && namesIn(cause).some((name) => message.includes(name))
  if (rule === 'no-difference' && cause.rule === 'orders-alike') return message.includes(textsIn(cause.message)[0] ?? '-')
  if (ofAnyFile[rule]?.some((follows) => follows(one, cause))) return true
  if (file.startsWith('translations/') && file.endsWith(`/${cause.file}`)) return followsFromEnglish(rule, cause)
  return file === cause.file && (ofSameFile[rule]?.some((follows) => follows(one, cause)) ?? false)
}

function followsFromEnglish(rule: string, { rule: cause, stage }: Diagnostic): boolean {
  // What is wrong in English and was translated faithfully.
  if (rule === cause || (rule === 'promise-without-keeper' && cause === 'gift-of-nobody')) return stage !== 'schema'
  // While the English is still to be written or mended, nothing can be said of its translation.
  if (rule === 'translation-of-before') return stage !== 'proof'
  if (rule === 'quoted-answer' && stage === 'schema') return true
  return cause === 'unfinished-text' && ofTranslations.has(rule)
}

/** A fact, a step or a mode that is named as it was, or that nobody asks under its new name. */
function isOfOldName(rule: string, message: string, [was = '-', is = '-']: readonly string[]): boolean {
  return (rule.startsWith('unknown-') && message.includes(was)) || (rule === 'fact-never-asked' && message.includes(is))
}

/** What an answer was called, and what it is called now. */
function namesIn({ message }: Diagnostic): readonly string[] {
  const names = /^"([^"]+)" is "([^"]+)"/.exec(message)?.slice(1) ?? []
  return names.flatMap((name) => [`"${name}"`, `› ${name} ›`])
}

/**
 * Findings at one place are one mistake where one of them is found there only because of what has changed, or is a warning beside an
 * error: the one that stands where it is wrong is shown.
 */
export function foldPlaces(found: readonly Diagnostic[]): Diagnostic[] {
  const places = Map.groupBy(found, ({ file, line, column }) => `${file}:${line}:${column}`)
  const following = new Set(found.filter((one) => found.some((other) => followsNear(one, other))))
  const withCause = found.flatMap((one) => {
    const there = (places.get(`${one.file}:${one.line}:${one.column}`) ?? []).filter((other) => !following.has(other))
    const cause = following.has(one)
      ? found.find((other) => followsNear(one, other))
      : (there.find((other) => other !== one && isBeside(one, other, there)) ?? standingWrong(one, found, following))
    return cause ? [{ one, cause }] : []
  })
  return foldInto(found, withCause)
}

/** What shows elsewhere comes of the file that has changed, and of what is plainly wrong in it where something is. */
function standingWrong(one: Diagnostic, found: readonly Diagnostic[], following: ReadonlySet<Diagnostic>): Diagnostic | undefined {
  if (one.showsAt === undefined) return undefined
  return found.find((other) => other.file === one.file && other.showsAt === undefined && isCause(other) && !following.has(other))
}

function isBeside(one: Diagnostic, other: Diagnostic, there: readonly Diagnostic[]): boolean {
  if (one.rule === other.rule && oncePerPlace.has(one.rule)) return there.indexOf(other) < there.indexOf(one)
  const [stands, otherStands] = [one.showsAt === undefined, other.showsAt === undefined]
  if (stands !== otherStands) return !stands
  if (one.severity !== other.severity) return one.severity === 'warning'
  return !stands && there.indexOf(other) < there.indexOf(one)
}

function isCause({ severity, rule }: Diagnostic): boolean {
  return severity === 'error' && !ofOtherFiles.has(rule) && !ofTranslations.has(rule) && rule !== 'unfinished-text'
}

/** Whether a finding names what is wrong in the file of another, or is about the translation of that file. */
function follows({ rule, file, message }: Diagnostic, cause: Diagnostic): boolean {
  // A sequence that comes to itself again brings each of its steps again.
  if (cause.rule === 'sequence-in-itself' && rule === 'duplicate-step') return true
  if (ofTranslations.has(rule)) return file.endsWith(`/${cause.file}`)
  if (!ofOtherFiles.has(rule) || file === cause.file) return false
  const named = /^(?:steps|modes|landings|pages|sequences)\/(.+)\.json$/.exec(cause.file)?.[1]
  if (file.startsWith('translations/')) return file.endsWith(`/${cause.file}`)
  if (rule === 'consumer-without-field') return cause.file.startsWith('steps/') || cause.file === 'questions.json'
  if (rule === 'persona-walk') return cause.stage !== 'proof'
  const about = /“([^”]+)”/.exec(cause.message)?.[1]
  return (named !== undefined && message.includes(`“${named}”`)) || (about !== undefined && message.includes(`“${about}”`))
}

/** An answer that names another purpose than before is missing where it was read. */
function lacksSince({ rule, message }: Diagnostic, other: Diagnostic): boolean {
  const column = /reads? (\S+),/.exec(message)?.[1]
  return rule === 'consumer-without-field' && column !== undefined && other.message.includes(`(${column})`)
}

/** The same kind of finding in many files, such as every mode that has a step: the first is shown, and the others are counted. */
function foldAlike(found: readonly Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(found, ({ rule, stage, file }) => (stage === 'proof' || ofOtherFiles.has(rule) ? rule : `${rule} ${file}`))
  const shown = new Map(
    [...groups.values()].flatMap((group) => {
      const [first, ...others] = group
      if (!first || !isFolded(first) || new Set(group.map(({ file, message }) => `${file} ${message}`)).size <= mostAlike) return []
      return group.map((one) => [one, one === first ? withMore(first, others, 'of the kind') : undefined] as const)
    }),
  )
  return found.flatMap((one) => (shown.has(one) ? (shown.get(one) ?? []) : one))
}

function isFolded({ rule, stage }: Diagnostic): boolean {
  return stage === 'proof' || ofOtherFiles.has(rule) || rule === 'said-twice'
}

/** A finding with how many others were brought about by what it says, and where those are. */
export function withMore(one: Diagnostic, others: readonly Diagnostic[], how: string): Diagnostic {
  const files = [...new Set(others.map(({ file }) => file))].filter((file) => file !== one.file)
  const named = files.slice(0, 3).join(', ')
  const rest = files.length > 3 ? ` and ${files.length - 3} more` : ''
  const where = files.length === 0 ? 'here' : `in ${named}${rest}`
  // Some may have been counted already.
  const said = new RegExp(` And (\\d+) more ${how} ${where}\\.$`).exec(one.message)
  const message = said ? one.message.slice(0, said.index) : one.message
  const stop = /[.?!][”)]?$/.test(message) ? '' : '.'
  const severity = others.some((other) => other.severity === 'error') ? 'error' : one.severity
  return { ...one, severity, message: `${message}${stop} And ${others.length + Number(said?.[1] ?? 0)} more ${how} ${where}.` }
}
