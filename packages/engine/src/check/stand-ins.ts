import { type Catalogue, changeFile } from '../load/catalogue.ts'
import { type Diagnostic, sortDiagnostics } from '../load/diagnostic.ts'
import { checkCatalogue } from './check.ts'
import { foldConsequences } from './fold-consequences.ts'

/** What is wrong, and the files as far as they can be used. */
export type Checkup = {
  readonly catalogue: Catalogue
  readonly found: readonly Diagnostic[]
  /** Files that cannot be read now. */
  readonly broken: ReadonlySet<string>
}

/**
 * Checks all files, with the last good text of those that cannot be read: a slip in one file is one error, and not one in each file that
 * leans on it.
 */
export function checkWithStandIns(catalogue: Catalogue, lastGood: (path: string) => string | undefined): Checkup {
  const unreadable = [...catalogue.problems].filter(([, problems]) => problems.some(isError))
  const whole = unreadable.reduce((files, [path]) => {
    const text = lastGood(path)
    const mended = text === undefined ? files : changeFile(files, { path, text })
    return mended.problems.get(path)?.some(isError) ? files : mended
  }, catalogue)
  const broken = new Set(unreadable.map(([path]) => path))
  const left = [...broken].filter((path) => whole.problems.has(path))
  const mistakes = unreadable.flatMap(([path, problems]) => (whole.problems.get(path)?.some(isError) ? [] : problems))
  const found = [...mistakes, ...checkCatalogue(whole)]
  return { catalogue: whole, found: sortDiagnostics(found.filter((one) => !follows(one, left) && !mayBeUsed(one, broken))), broken }
}

/** What all files share: without one of them hardly anything can be said of the others. */
const sharedFiles = new Set(['facts.json', 'questions.json', 'experiments.json', 'offers.json'])
/** What is missing only because a file is. */
const ofAllFiles = new Set([
  'consumer-without-field',
  'fact-never-asked',
  'fact-never-read',
  'question-not-asked',
  'experiment-never-read',
  'no-difference',
  'place-not-opened',
])

/** What nothing uses may be used by a file that cannot be read as it is now: the older text that stands in for it can't know of that. */
function mayBeUsed({ rule }: Diagnostic, broken: ReadonlySet<string>): boolean {
  return broken.size > 0 && (rule === 'experiment-never-read' || rule.startsWith('unused-'))
}

/** Whether a finding only follows from a file that cannot be read, and for which nothing stands in. */
function follows({ rule, stage, message }: Diagnostic, broken: readonly string[]): boolean {
  if (broken.length === 0 || stage === 'read' || stage === 'schema') return false
  if (broken.some((path) => sharedFiles.has(path)) || rule.startsWith('broken-') || ofAllFiles.has(rule)) return true
  const names = broken.map((path) => path.replace(/^\w+\//, '').replace(/\.json$/, ''))
  return rule.startsWith('unknown-') && names.some((name) => message.includes(`“${name}”`) || message.includes(`“/${name}”`))
}

/** The same sentence about several files is one mistake, such as one in a sequence that many modes use: it is shown once. */
export function sayOnce(found: readonly Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(found, ({ rule, message, stage, file, line }) =>
    JSON.stringify(stage !== 'schema' && rule !== 'unfinished-text' ? [rule, message] : [rule, message, file, line]),
  )
  const once = [...groups.values()].flatMap((group) => {
    const [first, ...others] = group
    const files = [...new Set(others.map(({ file }) => file))].filter((file) => file !== first?.file)
    if (!first) return []
    if (files.length === 0) return group
    const named = files.slice(0, 3).join(', ')
    const rest = files.length > 3 ? ` and ${files.length - 3} others` : ''
    return [{ ...first, message: `${first.message} The same in ${named}${rest}.` }]
  })
  return foldConsequences(once)
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}
