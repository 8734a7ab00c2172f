import { type Catalogue, type Diagnostic, leadsToQuestions } from '@app/engine/author'
import { type FlowFile, modeFile, sequenceFiles, stepsOfItem } from './files.ts'
import { type Json, listAt, textAt } from './json.ts'
import type { Kind, Mutant } from './kind.ts'
import { type Lines, linesOf, print } from './lines.ts'

/**
 * Whether a diagnostic stands where it helps. In the mutated file that is where the mistake is; in the mode that walks
 * the file, where it brings in the step concerned. What can be sound or not shows where it breaks something: there the
 * diagnostic stands where the mode brings in what it names.
 */
export function isWellPlaced(diagnostic: Diagnostic, catalogue: Catalogue, kind: Kind, mutant: Mutant, mode: string): boolean {
  const { file, line, message } = diagnostic
  const within = ({ first, last }: Lines) => line >= first && line <= last
  if (file === mutant.path && within(mutant.lines)) return true
  if (file !== `modes/${mode}.json` || !catalogue.documents.mode.has(mode)) return false
  const broken = kind.canBeSound ? [...message.matchAll(/“([^”]+)”/g)].flatMap(([, name]) => name ?? []) : []
  const list = modeFile(catalogue, mode)
  const names = file === mutant.path ? broken : [...broken, ...mutant.about]
  return placesOf(catalogue, mode, names, mutant.path).some(within) || broken.some((name) => lineAt(list, line).includes(`"${name}"`))
}

/** A budget is about all ways of a mode: what breaks it is told at the budget, with the way that costs too much. */
export function isOfAllWays({ rule }: Diagnostic): boolean {
  return rule === 'over-budget' || rule === 'budget-without-way' || rule === 'budget-too-wide'
}

/** Where a mode brings in steps: as an item, as a side step, with a sequence, or with its goal. */
function placesOf(catalogue: Catalogue, mode: string, names: readonly string[], path: string): Lines[] {
  const { data } = modeFile(catalogue, mode)
  const aside = sequenceFiles(catalogue, mode).filter((sequence) =>
    listAt(sequence.data, ['side']).some((side) => names.includes(String(side))),
  )
  const { first } = linesOf(data, ['steps'])
  // A proof tells of a side step that a sequence brings along at the whole list of steps.
  const wholeList = aside.length > 0 ? [{ first, last: first }] : []
  const sequences = [path, ...aside.map((sequence) => sequence.path)]
  const asks = questionPages(catalogue).some((page) => names.includes(page))
  const brings = (item: Json) =>
    stepsOfItem(catalogue, item).some((step) => names.includes(step) || (asks && leadsToQuestions(catalogue, step))) ||
    sequences.includes(`sequences/${textAt(item, ['sequence'])}.json`)
  const own = (['steps', 'side'] as const).flatMap((list) =>
    listAt(data, [list]).flatMap((item, index) => (brings(item) ? [linesOf(data, [list, index])] : [])),
  )
  const saysNo = catalogue.documents.offers.get('offers')?.data.goals
  const goal = textAt(data, ['goal'])
  const pages = Object.entries(saysNo ?? {}).flatMap(([name, { ruledOut }]) => (name === goal ? ruledOut.map(({ go }) => go) : []))
  const ofGoal = pages.some((page) => names.includes(page)) ? [linesOf(data, ['goal'])] : []
  return [...own, ...wholeList, ...ofGoal]
}

function questionPages({ documents }: Catalogue): string[] {
  return (documents.questions.get('questions')?.data.route ?? []).map(({ page }) => page)
}

function lineAt({ data }: FlowFile, line: number): string {
  return print(data).split('\n')[line - 1] ?? ''
}
