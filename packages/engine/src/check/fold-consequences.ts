import type { Diagnostic } from '../load/diagnostic.ts'
import { ofOtherFiles, ofSameFile, ofTranslations, ofWholeFile, oncePerPlace, sharingName, wholeFile } from './consequence-rules.ts'

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

/** Whether a finding follows from another in its file. Of two in different places of it, one may be a mistake of its own. */
function followsNear({ rule, file, line, column, message, fix }: Diagnostic, cause: Diagnostic): boolean {
  if (cause.rule === 'renamed-by-hand') return isOfOldName(rule, message, saidIn(cause.message))
  if (cause.rule === 'answer-renamed') return rule !== cause.rule && namesIn(cause).some((name) => message.includes(name))
  if (rule === 'no-difference' && cause.rule === 'orders-alike') return message.includes(/“[^”]+”/.exec(cause.message)?.[0] ?? '-')
  // What is wrong in English and was translated faithfully.
  const isFaithful = rule === cause.rule || (rule === 'promise-without-keeper' && cause.rule === 'gift-of-nobody')
  if (isFaithful && file.startsWith('translations/') && file.endsWith(`/${cause.file}`)) return cause.stage !== 'schema'
  // While the English is still to be written or mended, nothing can be said of its translation.
  if (rule === 'translation-of-before') return cause.stage !== 'proof' && file.endsWith(`/${cause.file}`)
  if (cause.rule === 'unfinished-text' && ofTranslations.has(rule)) return file.endsWith(`/${cause.file}`)
  // Where the text is quoted may be another page.
  if (rule === 'quoted-answer' && cause.rule === 'changed-places') return saidIn(message).some((text) => cause.message.includes(text))
  if (file !== cause.file || !ofSameFile[rule]?.includes(cause.rule)) return false
  if (rule === 'kind-lacks') return /“[^”]+”/.exec(cause.fix)?.[0] === `“${/without (\S+)\./.exec(message)?.[1]}”`
  if (rule === 'type-and-column' && cause.rule === rule) return line > cause.line && areExchanged({ message, fix }, cause)
  // Shares of one plan that were written as percentages.
  if (rule === 'wrong-value') return file === 'experiments.json' && line === cause.line && column > cause.column
  if (rule === 'somebody-else' && cause.rule === 'shared-address')
    return saidIn(message).some((text) => cause.message.includes(text.slice(1, -1)))
  if (rule === 'other-way-to-reach') return line === cause.line && column > cause.column
  if (rule === 'other-term-of-sale') return line > cause.line && message.split('” is said')[1] === cause.message.split('” is said')[1]
  if (rule === 'target-of-another' && cause.rule === 'said-twice') return Math.abs(line - cause.line) <= 1
  if (rule === 'price-of-other-variant' && cause.rule === rule) return line > cause.line && areForEachOther(message, cause.message)
  if (rule === 'type-and-column') return message.startsWith(`${/saved in (\S+):/.exec(cause.message)?.[1]} `)
  if (rule === 'wrong-purpose' && cause.rule === 'shared-column') return message.includes(`(${/saved in (\S+):/.exec(cause.message)?.[1]})`)
  if (rule === 'answer-refused' && cause.rule === 'impossible-day') return message.includes(`"${saidIn(cause.message)[0]?.slice(1, -1)}"`)
  if (rule === 'wrong-purpose' && cause.rule === 'consumer-without-field')
    return saidIn(cause.message).some((consumer) => message.startsWith(consumer))
  const isOfWords = cause.rule === 'changed-places' && (rule.endsWith('-negation') || rule === 'translations-swapped')
  if (isOfWords || sharingName.has(cause.rule)) return saidIn(message).some((text) => isNamedIn(text, cause.message))
  if (rule === 'other-number') return (message.match(/\d[\d,.]*\d|\d/g) ?? []).every((number) => cause.message.includes(number))
  // The one stands at the branch, the other at its condition.
  if (rule === 'at-other-answer') return Math.abs(line - cause.line) <= 1
  if (rule === 'no-last-branch') return cause.message.includes('takes everybody')
  if (rule === 'unreachable-branch' && message.includes('takes everybody')) return false
  if (rule === 'unreachable-branch') return Math.abs(line - cause.line) <= 1
  return wholeFile.has(rule) || ofWholeFile.has(cause.rule) || line === cause.line
}

/** Two answers of which each would be right in the column of the other. */
function areExchanged(...both: readonly Pick<Diagnostic, 'message' | 'fix'>[]): boolean {
  const [one, other] = both.map(({ message, fix }) => ({ is: saidIn(message)[0], asked: saidIn(fix)[0] }))
  return one?.is !== undefined && one.is === other?.asked && one.asked === other?.is
}

/** Two blocks of which each is shown with the variant of the other. */
function areForEachOther(...both: readonly string[]): boolean {
  const [one, other] = both.map((message) => message.match(/\S+ = \w+/g) ?? [])
  return one?.[0] !== undefined && one[0] === other?.[1] && one[1] === other[0]
}

/** A fact, a step or a mode that is named as it was, or that nobody asks under its new name. */
function isOfOldName(rule: string, message: string, [was = '-', is = '-']: readonly string[]): boolean {
  return (rule.startsWith('unknown-') && message.includes(was)) || (rule === 'fact-never-asked' && message.includes(is))
}

/** As it is quoted, or an address without its scheme. */
function isNamedIn(quoted: string, message: string): boolean {
  const address = /^“https?:\/\/(\S+)”$/.exec(quoted)?.[1]
  return message.includes(quoted) || (address !== undefined && message.includes(address))
}

/** The texts that a message quotes. */
function saidIn(message: string): readonly string[] {
  return message.match(/“[^”]+”/g) ?? []
}

/** What an answer was called, and what it is called now. */
function namesIn({ message }: Diagnostic): readonly string[] {
  return /^("[^"]+") is ("[^"]+")/.exec(message)?.slice(1) ?? []
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
  const severity = others.some((other) => other.severity === 'error') ? 'error' : one.severity
  return { ...one, severity, message: `${message} And ${others.length + Number(said?.[1] ?? 0)} more ${how} ${where}.` }
}
