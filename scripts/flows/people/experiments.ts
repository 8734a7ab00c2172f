import type { Figures } from '@app/api/figures'
import type { ExperimentsFile } from '@app/schemas/flow/experiments'
import { type DayCount, type Judgement, judgeTest } from '@app/schemas/rules/experiments/judge-test'
import { daysToFinish } from '@app/schemas/rules/experiments/planned-size'
import type { Command, CommandInput } from '../command.ts'
import { plannedWords, printTest, silentWords } from '../print/print-experiment.ts'
import { bold, dim, red } from '../print/style.ts'
import { lookUp } from './look-up.ts'

type Test = ExperimentsFile['experiments'][number]

const dayMs = 86_400_000

/** The A/B tests: what each has shown, how far it is, and what it would need. */
export const experimentsCommand = {
  name: 'experiments',
  usage: '[NAME] [--json]',
  about: 'the A/B tests: what each has shown, how far it is, and whether the shares fit the odds',
  async run(input) {
    const all = input.catalogue.documents.experiments.get('experiments')?.data.experiments ?? []
    const [wanted] = input.words
    const chosen = wanted === undefined ? all : all.filter(({ name }) => name === wanted)
    if (chosen.length === 0) {
      input.print(red(noneWords(wanted, all)))
      return wanted === undefined ? 0 : 2
    }
    // The last day on which they may finish has to be over too.
    const wholeUntil = new Date(Date.now() - (daysToFinish + 1) * dayMs).toISOString().slice(0, 10)
    const found = await lookUp(input.env, (figures) => Promise.all(chosen.map((test) => daysOf(input, test, figures))))
    if ('problems' in found) {
      if (!input.flags['json']) printPlans(input, chosen, wholeUntil)
      for (const problem of found.problems) input.print(red(problem))
      return 1
    }
    const told = chosen.map((test, index) => ({ test, days: found[index] ?? [], judged: judged(test, found[index] ?? [], wholeUntil) }))
    if (input.flags['json']) input.print(JSON.stringify(told, null, 2))
    else for (const one of told) print(input, one)
    return 0
  },
} satisfies Command

/** What a test takes is known before anybody has seen it, and without a database. */
function printPlans({ print: line }: CommandInput, tests: readonly Test[], wholeUntil: string): void {
  for (const test of tests) {
    const judgement = judged(test, [], wholeUntil)
    if (test.plan && judgement) line(`${bold(test.name)}  ${plannedWords(test.plan, judgement)}`)
  }
}

function noneWords(wanted: string | undefined, all: readonly Test[]): string {
  if (wanted === undefined) return 'There are no experiments.'
  return `There is no experiment “${wanted}”. There are ${all.map(({ name }) => name).join(', ')}.`
}

/**
 * Who first saw a difference on which day, and how many of them finished. On a landing page it is browsers that saw it, and of them those who
 * went through its mode; on a step it is walks.
 */
async function daysOf({ catalogue }: CommandInput, { name, where }: Test, figures: Figures): Promise<readonly DayCount[]> {
  const walks = (await figures.walks()).filter(({ test }) => test === name)
  if (!where.some((place) => catalogue.documents.landing.has(place)))
    return walks.map(({ day, variant, seen, finished }) => ({ day, variant, seen, finished }))
  const browsers = await figures.exposures(name)
  const finished = walks.map(({ day, variant, finished: count }) => ({ day, variant, seen: 0, finished: count }))
  return [...browsers.map(({ day, variant, visitors }) => ({ day, variant, seen: visitors, finished: 0 })), ...finished]
}

function judged({ plan, variants }: Test, days: readonly DayCount[], wholeUntil: string): Judgement | undefined {
  return plan && judgeTest(plan, variants, days, wholeUntil)
}

function print(
  { print: line }: CommandInput,
  { test, days, judged: judgement }: { test: Test; days: readonly DayCount[]; judged: Judgement | undefined },
) {
  line(bold(test.name))
  line(dim(test.about))
  if (!test.plan || !judgement) line(`  ${dim(silentWords(test))}`)
  else for (const one of printTest(test, test.plan, days, judgement)) line(`  ${one}`)
  line()
}
