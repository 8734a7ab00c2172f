import type { ExperimentsFile } from '@app/schemas/flow/experiments'
import type { Comparison, DayCount, Judgement } from '@app/schemas/rules/experiments/judge-test'
import { armsOf, daysToFinish, type TestPlan } from '@app/schemas/rules/experiments/planned-size'
import { bold, dim, green, red, yellow } from './style.ts'
import { counted, share, tableLines } from './table.ts'

type Test = ExperimentsFile['experiments'][number]

/** Why nothing is compared: without a plan there may be no test yet, or none any more. */
export function silentWords({ variants }: Test): string {
  return armsOf(variants)
    ? 'It has no plan, and without one nothing is compared: write "plan" in flows/experiments.json, as “check” says.'
    : 'Everybody new gets the same variant: there is nothing to compare.'
}

/** A test in words: what was planned, how far it is, whether it can be trusted, and what it has shown. */
export function printTest(test: Test, plan: TestPlan, days: readonly DayCount[], judged: Judgement): string[] {
  return [
    ...tableOf(test, days).map((line, index) => (index === 0 ? dim(line) : line)),
    plannedWords(plan, judged),
    farWords(plan, judged),
    ratioWords(judged),
    ...judged.comparisons.flatMap((one) => verdictWords(one, plan, judged)),
  ]
}

function tableOf({ variants }: Test, days: readonly DayCount[]): string[] {
  const sum = (variant: string, what: 'seen' | 'finished') =>
    days.reduce((all, day) => (day.variant === variant ? all + day[what] : all), 0)
  return tableLines(
    [{ title: 'variant' }, ...['odds', 'saw a difference', 'finished', 'of those'].map((title) => ({ title, align: 'right' as const }))],
    variants.map(({ name, odds }) => {
      const [seen, finished] = [sum(name, 'seen'), sum(name, 'finished')]
      return [name, String(odds), counted(seen), counted(finished), share(finished, seen)]
    }),
  )
}

export function plannedWords({ finishing, smallest, peoplePerDay }: TestPlan, { planned }: Judgement): string {
  const change = `a change of ${points(smallest)} from ${percent(finishing)}`
  return `Planned: ${counted(planned.count)} people, to find ${change} in four tests of five. At ${counted(peoplePerDay)} a day that is ${planned.days} days, the last ${daysToFinish} for people to finish.`
}

function farWords({ peoplePerDay }: TestPlan, { planned, seen, whole, isOver }: Judgement): string {
  if (isOver) return `It is at its end: ${counted(whole)} of ${counted(planned.count)} planned have had their ${daysToFinish} days.`
  const missing = Math.max(0, planned.count - seen)
  const days = Math.ceil(missing / peoplePerDay) + daysToFinish
  const waiting = seen > whole ? ` ${counted(seen - whole)} of them still have time to finish, and are not compared yet.` : ''
  return `So far ${counted(seen)} of ${counted(planned.count)} have seen a difference.${waiting} It would need about ${days} more days.`
}

function ratioWords({ ratio }: Judgement): string {
  if (ratio.verdict === 'nothing-to-compare') return dim('Nobody has seen a difference yet: there are no shares to hold against the odds.')
  if (ratio.verdict === 'fits') return green(`The shares fit the odds (p = ${pWords(ratio.p)}).`)
  return red(
    `The shares do not fit the odds (p = ${pWords(ratio.p)}): nothing this test says can be trusted, so it says nothing. Look for a variant whose page fails or is slow, a redirect or a cache that only one of them has, robots, or odds that were changed on the way. Then begin anew under another name.`,
  )
}

function verdictWords(one: Comparison, plan: TestPlan, judged: Judgement): string[] {
  const { variant, control, other, lift } = one
  const relative = lift && Number.isFinite(lift.low) ? ` (${signed(lift.by * 100, 0)} % of it)` : ''
  const counts = `${percent(other.mean)} finish with ${variant} and ${percent(control.mean)} with the control${relative}.`
  const harm = `Fewer finish with ${variant}, by more than the ${points(plan.smallest)} that matter here: stop it now.`
  if (other.count === 0 || control.count === 0) return [yellow(`${bold(variant)}: too early to say, since nobody has had their time yet.`)]
  return [`${bold(variant)}: ${decisionWords(one, judged)} ${counts}`, ...(one.isHarmful ? [red(harm)] : [])]
}

function decisionWords({ variant, decided, difference }: Comparison, { isOver, whole, planned }: Judgement): string {
  const { low, high } = difference
  const between = Number.isFinite(low) ? `between ${signed(low * 100)} and ${signed(high * 100)} points` : 'anything at all'
  if (decided === 'better') return green(`more finish with it, and that is decided. The difference is ${between}. Give it to everybody.`)
  if (decided === 'worse') return red(`fewer finish with it, and that is decided. The difference is ${between}. Keep the control.`)
  if (isOver) return yellow(`no difference was found. If there is one, it is ${between}. Keep what you would rather look after.`)
  return yellow(
    `too early to say: ${counted(whole)} of ${counted(planned.count)} planned. If it ended now, the difference with ${variant} would be ${between}.`,
  )
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}

function points(part: number): string {
  return `${Number((part * 100).toFixed(1))} ${part === 0.01 ? 'point' : 'points'}`
}

function signed(value: number, digits = 1): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`
}

function pWords(p: number): string {
  return p < 0.0001 ? 'under 0.0001' : p.toFixed(p < 0.01 ? 4 : 2)
}
