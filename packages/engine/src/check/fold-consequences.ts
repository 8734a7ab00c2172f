import type { Diagnostic } from '../load/diagnostic.ts'

/** What only follows from a mistake in another file, by its rule: what is named there no longer fits. */
const ofOtherFiles = new Set([
  'price-of-what-is-not-sold',
  'consumer-without-field',
  'unasked-answer',
  'answers-unused',
  'unknown-words',
  'untranslated',
  'other-words-filled',
  'other-sum',
  'persona-walk',
  'unknown-fact',
  'never-asked',
  'wrong-purpose',
  'place-not-named',
  'half-answered',
])
/** What a translation lacks as soon as its English has changed: each is a mistake of its own, unless something is wrong with the English. */
const ofTranslations = new Set(['lost-negation', 'translations-swapped', 'other-number', 'other-term', 'other-unit'])
/** Findings of one kind in so many files come from something that these share. */
const mostAlike = 3

/** One mistake is one error, the cause first: what follows from it is counted with it. */
export function foldConsequences(found: readonly Diagnostic[]): Diagnostic[] {
  const causes = found.filter((one) => isCause(one))
  const purposes = found.filter(({ rule }) => rule === 'wrong-purpose')
  const withCause = found.flatMap((one) => {
    const cause =
      isCause(one) && one.rule !== 'duplicate-step'
        ? undefined
        : (causes.find((other) => follows(one, other)) ?? purposes.find((other) => lacksSince(one, other)))
    return cause ? [{ one, cause }] : []
  })
  const folded = new Set(withCause.map(({ one }) => one))
  const counts = Map.groupBy(withCause, ({ cause }) => cause)
  const left = found.flatMap((one) => {
    if (folded.has(one)) return []
    const more = counts.get(one)?.map((follower) => follower.one) ?? []
    return [more.length > 0 ? withMore(one, more, 'of the same cause') : one]
  })
  return foldAlike(left)
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
  const column = /reads (\S+),/.exec(message)?.[1]
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

function withMore(one: Diagnostic, others: readonly Diagnostic[], how: string): Diagnostic {
  const files = [...new Set(others.map(({ file }) => file))]
  const named = files.slice(0, 3).join(', ')
  const rest = files.length > 3 ? ` and ${files.length - 3} more` : ''
  return { ...one, message: `${one.message} And ${others.length} more ${how} in ${named}${rest}.` }
}
