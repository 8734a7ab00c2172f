import { type Diagnostic, placeOf } from '@app/engine/files'
import type { FlowSnapshot } from './flow-snapshot.ts'
import type { LiveCatalogue } from './live-catalogue.ts'

/** Prints a line for each save that does not go live, with what to do and where to look, and one when the files are sound again. */
export function printRefusedSaves(
  flows: Pick<LiveCatalogue, 'current' | 'onChange'>,
  page: string,
  print: (line: string) => void,
): () => void {
  let before = errorsIn(flows)
  const first = before[0]
  if (first) print(refusedLine(flows, first, before.length - 1, page))
  return flows.onChange(() => {
    const now = errorsIn(flows)
    const known = new Set(before.map(nameOf))
    const anew = now.filter((one) => !known.has(nameOf(one)))
    const [worst] = anew
    if (worst) print(refusedLine(flows, worst, anew.length - 1, page))
    else if (now.length === 0 && before.length > 0) print('Live: the files in flows/ are sound again.')
    before = now
  })
}

/** What stands in a file comes before what follows from it elsewhere. */
function errorsIn({ current }: Pick<LiveCatalogue, 'current'>): readonly Diagnostic[] {
  const stages = ['read', 'schema', 'check', 'proof']
  return current()
    .diagnostics.filter(({ severity }) => severity === 'error')
    .toSorted((a, b) => stages.indexOf(a.stage) - stages.indexOf(b.stage))
}

function nameOf({ file, rule, message }: Diagnostic): string {
  return JSON.stringify([file, rule, message])
}

function refusedLine(
  flows: Pick<LiveCatalogue, 'current'>,
  { rule, file, line, message, fix }: Diagnostic,
  more: number,
  page: string,
): string {
  const others = more > 0 ? ` And ${more} more:` : ''
  // What is wrong with the folder itself stands in no file of it.
  const at = rule === 'unreadable-folder' ? '' : `flows/${file}:${line}  `
  return `Not live: ${at}${message} ${fix} ${standingOf(flows.current(), file)}${others} ${page}`
}

/** What is live meanwhile of all that goes by a file. Of what has a mistake at a start, and of what is new, that is nothing. */
function standingOf({ modes, files }: FlowSnapshot, file: string): string {
  const place = placeOf(file)
  if ((place?.kind === 'landing' || place?.kind === 'page') && !files[place.kind].has(place.name)) return 'No version of it is live yet.'
  const going = [...modes.values()].filter((mode) => mode.files.includes(file))
  const without = going.filter(({ live }) => !live)
  const [first] = without
  if (!first) return 'The last good version stays.'
  const yet = `No version of ${without.length === 1 ? `“${first.mode}”` : `${without.length} modes`} is live yet.`
  return without.length === going.length ? yet : `${yet} Elsewhere the last good one stays.`
}
