import { type Catalogue, type Diagnostic, type Document, report, withMore } from '@app/engine/author'
import { type Committed, documentAt, keyOf } from './last-committed.ts'

/** A file that is gone, or that got another name by hand, is one mistake, wherever it is missed. */
export function withGone(found: readonly Diagnostic[], before: Committed, catalogue: Catalogue): readonly Diagnostic[] {
  const gone = goneFiles(before, catalogue)
  const [first] = gone
  if (!first) return found
  const byHand = gone.flatMap((doc) => renamedByHand(doc, before, catalogue).map((said) => withMissed(said, doc, found)))
  if (byHand.length > 0) {
    const counted = new Set(byHand.flatMap(({ missed }) => missed))
    return [...byHand.map(({ said }) => said), ...found.filter((one) => !counted.has(one))]
  }
  const isAlone = before.paths.every((path) => before.added.includes(path) || gone.some((one) => path.endsWith(one.path)))
  const missed = found.filter(
    (one) => !before.paths.includes(one.file) && (isAlone || one.message.includes(`“${first.name}”`)) && !before.wrong().has(keyOf(one)),
  )
  // That nobody sees a page any more is what taking out a mode means.
  if (!missed.some(({ severity }) => severity === 'error')) return found
  const renamed = found.find(({ rule, message }) => rule === 'wrong-name' && message.includes(`it is “${first.name}”`))
  const cause = renamed ? withMore(renamed, missed, 'of the same cause') : goneSince(first, missed)
  return [cause, ...found.filter((one) => one !== renamed && !missed.includes(one))]
}

/** What people can be on, or be led to. Its translation goes with it. */
function goneFiles({ older, paths }: Committed, catalogue: Catalogue): readonly Document[] {
  return paths.flatMap((path) => {
    const doc = documentAt(older, path)
    const isGone = doc && doc.kind !== 'translation' && !documentAt(catalogue, path) && !catalogue.problems.has(path)
    return isGone ? [doc] : []
  })
}

/** A step or a mode that is there under another name, everywhere: only the people who are on it and the links to it are left behind. */
function renamedByHand({ kind, name, data }: Document, { added }: Committed, catalogue: Catalogue): readonly Diagnostic[] {
  if (kind !== 'step' && kind !== 'mode') return []
  const led = catalogue.documents.renamed.get('renamed')?.data[`${kind}s`]?.[name]
  const now = [...catalogue.documents[kind].values()].find((doc) => added.includes(doc.path) && doc.data.title === titleOf(data))
  if (led !== undefined || !now) return []
  const message = `“${name}” is called “${now.name}” since the last commit: whoever is on it, and whoever has its address, finds nothing.`
  const fix = `Undo that and run “npm run flows -- rename ${kind} ${name} ${now.name}”, which leads them on; or write "${name}": "${now.name}" under "${kind}s" in renamed.json.`
  return [report(now, [kind], { rule: 'renamed-by-hand', message, fix })]
}

/** Where the old name still stands, it is missed for no other reason. */
function withMissed(said: Diagnostic, { name }: Document, found: readonly Diagnostic[]) {
  const missed = found.filter(({ rule, message }) => rule.startsWith('unknown-') && message.includes(`“${name}”`))
  return { said: missed.length > 0 ? withMore(said, missed, 'of the same cause') : said, missed }
}

function titleOf(data: Document['data']): string | undefined {
  return 'title' in data ? data.title : undefined
}

const removable: ReadonlySet<string> = new Set(['mode', 'step'])

function goneSince({ kind, name, path }: Document, missed: readonly Diagnostic[]): Diagnostic {
  const files = [...new Set(missed.map(({ file }) => file))]
  const more = files.length > 3 ? ` and ${files.length - 3} more` : ''
  const command = removable.has(kind) ? ` “npm run flows -- remove ${kind} ${name}” says who is on it and what points there.` : ''
  return {
    rule: 'file-gone',
    severity: 'error',
    stage: 'check',
    file: path,
    line: 1,
    column: 1,
    message: `“${name}” is gone since the last commit, and is missed in ${files.slice(0, 3).join(', ')}${more}.`,
    fix: `Put the file back, or take out what points there.${command}`,
  }
}
