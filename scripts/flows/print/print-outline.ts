import type { Outline, OutlineStep } from '../outline.ts'
import { bold, cyan, dim, green, yellow } from './style.ts'

type Print = (line?: string) => void
type Row = { readonly label: string; readonly words: string; readonly style?: (text: string) => string }

const lineWidth = 118
const labelWidth = 11
const indent = 7

/** The outline for a terminal: names in columns, details under each step, no line wider than most windows. */
export function printOutline(outline: Outline, print: Print): void {
  const { mode, title, version, notes, steps, side } = outline
  print(`${bold(mode)}  ${title}`)
  print(dim(`version ${version}`))
  print()
  printRows(
    [
      { label: 'given', words: notes.given },
      { label: 'chosen', words: notes.chosen },
    ],
    { indent: 0 },
    print,
  )
  const widths = columnWidths([...steps, ...side])
  printHeading(`Steps (${steps.length})`, print)
  for (const step of steps) printStep(step, widths, print)
  if (side.length > 0) printHeading(`Side steps (${side.length})`, print)
  for (const step of side) printStep(step, widths, print)
  printEnds(outline, print)
}

function printHeading(words: string, print: Print): void {
  print()
  print(bold(words))
}

const widestName = 44

function columnWidths(steps: readonly OutlineStep[]): { step: number; kind: number } {
  return {
    step: Math.min(widestName, Math.max(...steps.map(({ step }) => step.length))),
    kind: Math.max(...steps.map(({ kind }) => kind.length)),
  }
}

function printStep(one: OutlineStep, widths: { step: number; kind: number }, print: Print): void {
  const number = (one.number ?? '–').padStart(4)
  const titleRoom = lineWidth - indent - widths.step - widths.kind - 4
  const isLong = one.step.length > widths.step || one.title.length > titleRoom
  const title = isLong ? [{ label: 'title', words: one.title }] : []
  const details = [...title, ...detailsOf(one)]
  print(`${cyan(number)}   ${bold(one.step.padEnd(widths.step))}  ${dim(one.kind.padEnd(widths.kind))}${isLong ? '' : `  ${one.title}`}`)
  printRows(details, { indent }, print)
}

function detailsOf(one: OutlineStep): Row[] {
  return [
    ...(one.when === undefined ? [] : [{ label: 'when', words: one.when, style: yellow }]),
    ...(one.needs === undefined ? [] : [{ label: 'needs', words: one.needs }]),
    ...(one.account ? [{ label: 'account', words: 'asked for here, of whoever has none yet', style: yellow }] : []),
    ...(one.completes === undefined ? [] : [{ label: 'completes', words: one.completes, style: green }]),
    ...(one.asks.length === 0 ? [] : [{ label: 'asks', words: one.asks.join(', ') }]),
    ...one.detours.map(({ to, when, after }) => ({
      label: 'detour',
      words: `→ ${to}${when === undefined ? '' : `, if ${when}`}; ${afterWords[after]}`,
    })),
    ...one.buttons.map((button) => ({
      label: 'button',
      words: `“${button.label}” → ${leadsTo(button)}${button.after ? `; ${afterWords[button.after]}` : ''}`,
    })),
    ...(one.ends ? [{ label: 'ends', words: 'the flow' }] : []),
  ]
}

function leadsTo({ to, mode, leave }: OutlineStep['buttons'][number]): string {
  if (to !== undefined) return to
  if (mode !== undefined) return `the mode ${mode}`
  return leave === undefined ? 'back to where the person came from' : `out, to the ${leave} page`
}

const afterWords = { on: 'then on', return: 'then back to this step', end: 'then out', there: 'and on from there' } as const

function printEnds({ required, questions, answered, finished, end }: Outline, print: Print): void {
  const goWords = ({ go, when }: Outline['finished'][number]) => (when === undefined ? go : `${go}, if ${when}`)
  printHeading('Required, in the order in which resume looks for the first that is not done', print)
  const keyWidth = Math.max(0, ...required.map(({ key }) => key.length)) + 2
  const keys = required.map(({ key, about, steps }) => ({ label: key, words: `${about} (${steps.join(' or ')})` }))
  printRows(keys, { indent: 3, label: keyWidth }, print)
  if (required.length === 0) print(dim('   nothing'))
  printHeading('Resume, finish and end', print)
  const pages = questions?.map(({ page, when }) => (when === undefined ? page : `${page} (if ${when})`)).join(', ')
  printRows(
    [
      ...(pages === undefined ? [{ label: 'resume', words: 'at the saved place, else at the first required step that is not done' }] : []),
      ...(pages === undefined
        ? []
        : [{ label: 'resume', words: `at the saved place, else at the first unanswered question page: ${pages}` }]),
      ...(answered ?? []).map((landing) => ({ label: 'answered', words: `→ ${goWords(landing)}` })),
      ...finished.map((landing) => ({ label: 'finished', words: `→ ${goWords(landing)}` })),
      { label: 'end', words: `the last step leads out, to the ${end} page` },
    ],
    { indent: 3 },
    print,
  )
}

/** Labels in one column and their words in the next, wrapped under themselves. */
function printRows(rows: readonly Row[], at: { indent: number; label?: number }, print: Print): void {
  const { indent: from, label: width = labelWidth } = at
  const left = from + width
  for (const { label, words, style = (text: string) => text } of rows) {
    wrap(words, lineWidth - left).forEach((line, index) => {
      print(`${' '.repeat(from)}${dim((index === 0 ? label : '').padEnd(width))}${style(line)}`)
    })
  }
}

function wrap(words: string, width: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
