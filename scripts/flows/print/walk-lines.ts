import type { WalkCount } from '@app/api/figures'
import { daysToFinish } from '@app/schemas/rules/experiments/planned-size'
import { shareInterval } from '@app/schemas/rules/experiments/share-interval'
import { dim } from './style.ts'
import { counted, tableLines } from './table.ts'

type Stage = {
  readonly variant: string
  readonly pageSeen: number
  readonly begun: number
  readonly seen: number
  readonly finished: number
}
type Shown = {
  readonly test: string | undefined
  readonly isOnLanding: boolean
  readonly walks: readonly WalkCount[]
  readonly pages: readonly PageSeen[]
}
type PageSeen = { readonly variant: string; readonly visitors: number }

/** Walks as they go on, seen → begun → finished, for everybody or by the variant of a test. Each share has the interval it lies in. */
export function walkLines({ test, isOnLanding, walks, pages }: Shown): string[] {
  const stages = stagesOf(
    walks.filter((one) => one.test === (test ?? '')),
    pages,
  )
  if (stages.length === 0) return []
  const titles = [
    test === undefined ? '' : test,
    ...(isOnLanding ? ['saw the page'] : []),
    'began',
    ...(test === undefined ? [] : ['saw a difference']),
    'finished',
    'of those',
    'between',
  ]
  const [head = '', ...lines] = tableLines(
    titles.map((title, index) => ({ title, align: index === 0 ? 'left' : 'right' })),
    stages.map((one) => cellsOf(one, test !== undefined, isOnLanding)),
  )
  return ['', dim(`walks, and who finished within ${daysToFinish} days`), dim(head), ...lines]
}

function stagesOf(walks: readonly WalkCount[], pages: readonly PageSeen[]): Stage[] {
  const variants = [...new Set([...pages, ...walks].map(({ variant }) => variant))].sort()
  return variants.map((variant) => {
    const own = walks.filter((one) => one.variant === variant)
    const sum = (what: 'begun' | 'seen' | 'finished') => own.reduce((all, one) => all + one[what], 0)
    const pageSeen = pages.reduce((all, one) => (one.variant === variant ? all + one.visitors : all), 0)
    return { variant, pageSeen, begun: sum('begun'), seen: sum('seen'), finished: sum('finished') }
  })
}

function cellsOf({ variant, pageSeen, begun, seen, finished }: Stage, isSplit: boolean, isOnLanding: boolean): string[] {
  const of = isOnLanding ? pageSeen : seen
  const { low, high } = shareInterval(Math.min(finished, of), of)
  const share = of === 0 ? ['–', '–'] : [percent(finished / of), `${percent(low)} and ${percent(high)}`]
  return [
    variant || 'everybody',
    ...(isOnLanding ? [counted(pageSeen)] : []),
    counted(begun),
    ...(isSplit ? [counted(seen)] : []),
    counted(finished),
    ...share,
  ]
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
