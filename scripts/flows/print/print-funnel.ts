import type { Funnel, FunnelRow } from '@app/api/funnel'
import type { ResolvedMode } from '@app/engine'
import { bold, dim } from './style.ts'
import { type Column, counted, share, tableLines } from './table.ts'

type VariantFunnel = { readonly variant: string | null; readonly funnel: Funnel }
type Shown = { readonly resolved: ResolvedMode; readonly title: string; readonly funnels: readonly VariantFunnel[] }
type Print = (line?: string) => void

/** A funnel as a table: a line for each step in the order of the mode, and a group of columns for each variant. */
export function printFunnel(print: Print, { resolved, title, funnels }: Shown): void {
  const [name = '', ...about] = title.split('\n')
  print(bold(name))
  for (const line of about) print(dim(line))
  print()
  const isSplit = funnels.length > 1 || funnels[0]?.variant !== null
  const columns: Column[] = [
    { title: '', align: 'right' },
    { title: 'step' },
    ...funnels.flatMap(({ variant }) => columnsOf(isSplit, variant)),
  ]
  const steps = numbered(resolved)
  const known = new Set(steps.map(({ step }) => step))
  const others = funnels.flatMap(({ funnel }) => funnel.rows.map(({ step }) => step)).filter((step) => !known.has(step))
  const all = [...steps, ...[...new Set(others)].map((step) => ({ step, number: '', part: 'elsewhere' as const }))]
  const shown = all.filter(({ step, part }) => part === 'order' || funnels.some(({ funnel }) => wasSeen(rowOf(funnel, step))))
  const [head = '', ...lines] = tableLines(
    columns,
    shown.map(({ step, number }) => [number, step, ...funnels.flatMap(({ funnel }) => cellsOf(isSplit, rowOf(funnel, step), funnel))]),
  )
  print(dim(head))
  lines.forEach((line, index) => {
    const [part, before] = [shown[index]?.part, shown[index - 1]?.part]
    if (part !== 'order' && part !== before) print(dim(part === 'side' ? '    side steps' : '    steps that the mode does not have now'))
    print(line)
  })
  print()
  for (const { variant, funnel } of funnels) print(sums(isSplit ? `${variant ?? 'not known'}: ` : '', funnel))
}

/** What the columns mean, for people who see them for the first time. */
export function funnelWords(experiment: string | undefined): string[] {
  const words = [
    'arrived            how often somebody came to the step. Who goes back and on again arrives twice.',
    'went on, went back how often they left it forward, or by going back. The rest is in the next column:',
    'left here          they arrived and have gone no way out since. Some of them stand there right now.',
    'of those who began those who came as far as this and did not go back, as a share of those who came into the mode.',
    'Nobody is followed to count this, so one person on two devices counts twice.',
  ]
  if (experiment !== undefined)
    words.push(`The columns are the variants of “${experiment}”. “not known”: counted while a sign-in was being renewed.`)
  return ['', ...words.map(dim)]
}

function columnsOf(isSplit: boolean, variant: string | null): Column[] {
  if (!isSplit) return ['arrived', 'went on', 'went back', 'left here', 'of those who began'].map((title) => ({ title, align: 'right' }))
  const name = variant ?? 'not known'
  return [`${name}: arrived`, 'left here', 'of those who began'].map((title) => ({ title, align: 'right' }))
}

function cellsOf(isSplit: boolean, { arrived, wentOn, wentBack, leftHere, reached }: FunnelRow, { began }: Funnel): string[] {
  const of = share(reached, began)
  return isSplit ? [counted(arrived), counted(leftHere), of] : [...[arrived, wentOn, wentBack, leftHere].map(counted), of]
}

function sums(name: string, { began, finished, cameAgain }: Funnel): string {
  const done = finished === 0 ? 'nobody has done the last step' : `${counted(finished)} did the last step (${share(finished, began)})`
  return `${name}${counted(began)} began, ${done}. Somebody came in again ${counted(cameAgain)} ${cameAgain === 1 ? 'time' : 'times'}.`
}

type Numbered = { readonly step: string; readonly number: string; readonly part: 'order' | 'side' }

/** The branches of a choice share their number: 7a, 7b. */
function numbered({ items, side }: ResolvedMode): Numbered[] {
  const order = items.flatMap(({ branches }, index) =>
    branches.map(({ step }, branch) => ({
      step,
      number: branches.length > 1 ? `${index + 1}${String.fromCharCode(97 + branch)}` : String(index + 1),
      part: 'order' as const,
    })),
  )
  return [...order, ...side.map((step) => ({ step, number: '', part: 'side' as const }))]
}

function rowOf({ rows }: Funnel, step: string): FunnelRow {
  return rows.find((row) => row.step === step) ?? { step, arrived: 0, wentOn: 0, wentBack: 0, leftHere: 0, reached: 0 }
}

function wasSeen({ arrived, wentOn, wentBack }: FunnelRow): boolean {
  return arrived + wentOn + wentBack > 0
}
