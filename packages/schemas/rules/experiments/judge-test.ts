import { type Difference, differenceAtAnyTime, isHarmful, liftAtAnyTime, type Measured, measuredShare } from './difference.ts'
import { endTest } from './end-test.ts'
import { armsOf, chances, type Planned, plannedSize, type TestPlan } from './planned-size.ts'
import { type SampleRatio, sampleRatio } from './sample-ratio.ts'

export type Variant = { readonly name: string; readonly odds: number }
/** Those who first saw a variant on one day, and how many of them have finished in the days that they have. */
export type DayCount = { readonly day: string; readonly variant: string; readonly seen: number; readonly finished: number }

/** What is known of one variant beside the control. */
export type Comparison = {
  readonly variant: string
  readonly control: Measured
  readonly other: Measured
  /** In points. */
  readonly difference: Difference
  /** As a share of what the control does; undefined as long as nobody of the control has finished. */
  readonly lift: Difference | undefined
  readonly decided: 'better' | 'worse' | undefined
  readonly isHarmful: boolean
}

export type Judgement = {
  readonly ratio: SampleRatio
  readonly planned: Planned
  /** How many have seen it, those too who still have time to finish. */
  readonly seen: number
  /** How many of them had all of their time. */
  readonly whole: number
  /** Whether the planned count was reached: what comes after it is not looked at. */
  readonly isOver: boolean
  /** None as long as shares that do not fit make every comparison a false one. */
  readonly comparisons: readonly Comparison[]
}

/**
 * What a test has shown: by looks that may be made every day, and by one last test at the planned count. People of the days until
 * `wholeUntil` had all of their time to finish: only they are compared. The control is the variant of that name, or else the first.
 */
export function judgeTest(
  plan: TestPlan,
  variants: readonly Variant[],
  days: readonly DayCount[],
  wholeUntil = '9999-12-31',
): Judgement | undefined {
  const arms = armsOf(variants)
  if (!arms) return undefined
  const { control, others } = arms
  const given = [control, ...others]
  const planned = plannedSize(plan, [control.odds, ...others.map(({ odds }) => odds)])
  const every = sumsByDay(given, days)
  const whole = every.filter(({ day }) => day <= wholeUntil)
  const end = whole.findIndex(({ sums }) => seenIn(sums) >= planned.count)
  const looks = (end < 0 ? whole : whole.slice(0, end + 1)).map(({ sums }) => sums)
  const shares = end < 0 ? every.map(({ sums }) => sums) : looks
  const ratio = sampleRatio(shares.map((sums) => given.map(({ name, odds }) => ({ odds, count: sums.get(name)?.seen ?? 0 }))))
  const counted = { seen: seenIn(shares.at(-1)), whole: seenIn(looks.at(-1)) }
  const compare = (other: Variant) => compareVariant({ control, other, plan, planned, share: others.length, isOver: end >= 0 }, looks)
  return { ratio, planned, ...counted, isOver: end >= 0, comparisons: ratio.verdict === 'does-not-fit' ? [] : others.map(compare) }
}

type Sums = ReadonlyMap<string, { readonly seen: number; readonly finished: number }>

/** Up to each day, the oldest first. */
function sumsByDay(variants: readonly Variant[], days: readonly DayCount[]): readonly { readonly day: string; readonly sums: Sums }[] {
  const byDay = Map.groupBy(
    days.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    ({ day }) => day,
  )
  const sums = new Map(variants.map(({ name }) => [name, { seen: 0, finished: 0 }]))
  return [...byDay].map(([day, counts]) => {
    for (const { variant, seen, finished } of counts) {
      const sum = sums.get(variant)
      if (sum) sums.set(variant, { seen: sum.seen + seen, finished: sum.finished + finished })
    }
    return { day, sums: new Map(sums) }
  })
}

function seenIn(sums: Sums = new Map()): number {
  return [...sums.values()].reduce((all, { seen }) => all + seen, 0)
}

type Asked = {
  readonly control: Variant
  readonly other: Variant
  readonly plan: TestPlan
  readonly planned: Planned
  /** How many variants share the chance to be wrong. */
  readonly share: number
  readonly isOver: boolean
}

/** The first look that decides counts; if none does, the end. */
function compareVariant({ control, other, plan, planned, share, isOver }: Asked, looks: readonly Sums[]): Comparison {
  const measured = (sums: Sums | undefined, { name }: Variant) => {
    const { seen = 0, finished = 0 } = sums?.get(name) ?? {}
    return measuredShare(finished, seen)
  }
  const sequence = { plannedCount: planned.count * (control.odds + other.odds), alpha: chances.early / share }
  const at = (sums: Sums | undefined) => {
    const [before, after] = [measured(sums, control), measured(sums, other)]
    return { before, after, difference: differenceAtAnyTime(before, after, sequence) }
  }
  const deciding = looks.find((sums) => at(sums).difference.p <= sequence.alpha)
  const { before, after, difference } = at(deciding ?? looks.at(-1))
  const alpha = chances.end / share
  const shown = isOver && !deciding ? endTest(before, after, alpha) : difference
  const isDecided = deciding !== undefined || (isOver && shown.p <= alpha)
  return {
    variant: other.name,
    control: before,
    other: after,
    difference: shown,
    lift: before.mean > 0 && after.count > 0 ? liftAtAnyTime(before, after, sequence) : undefined,
    decided: isDecided ? (shown.by > 0 ? 'better' : 'worse') : undefined,
    isHarmful: looks.some((sums) => isHarmful(at(sums).before, at(sums).after, plan.smallest, sequence)),
  }
}
