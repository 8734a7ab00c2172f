import { lookUp } from '@app/api/figures'
import { type SampleRatio, sampleRatio } from '@app/schemas/rules/visitors/sample-ratio'
import type { Command, CommandInput } from './command.ts'
import { bold, dim, green, red, yellow } from './print/style.ts'
import { counted, tableLines } from './print/table.ts'

type Row = {
  readonly variant: string
  readonly odds: number
  readonly assigned: number
  readonly exposed: number
  readonly visitors: number
}
type Counts = {
  readonly name: string
  readonly about: string
  readonly rows: readonly Row[]
  readonly people: SampleRatio
  readonly visitors: SampleRatio
}

/** The A/B tests: who got which variant, who saw it, and whether the shares are those that were wanted. */
export const experimentsCommand = {
  name: 'experiments',
  usage: '[NAME] [--json]',
  about: 'the A/B tests: who got and saw which variant, and whether the shares fit the odds',
  async run(input) {
    const all = input.catalogue.documents.experiments.get('experiments')?.data.experiments ?? []
    const [wanted] = input.words
    const chosen = wanted === undefined ? all : all.filter(({ name }) => name === wanted)
    if (chosen.length === 0) {
      input.print(
        red(
          wanted === undefined
            ? 'There are no experiments.'
            : `There is no experiment “${wanted}”. There are ${all.map(({ name }) => name).join(', ')}.`,
        ),
      )
      return wanted === undefined ? 0 : 2
    }
    const found = await lookUp(input.env, ({ variants }) => variants())
    if ('problems' in found) {
      for (const problem of found.problems) input.print(red(problem))
      return 1
    }
    const told = chosen.map(({ name, about, variants }): Counts => {
      const counts = found.filter((one) => one.name === name)
      const gone = counts
        .filter(({ variant }) => !variants.some((one) => one.name === variant))
        .map(({ variant }) => ({ name: variant, odds: 0 }))
      const rows = [...variants, ...gone].map(({ name: variant, odds }) => {
        const { assigned = 0, exposed = 0, visitors = 0 } = counts.find((one) => one.variant === variant) ?? {}
        return { variant, odds, assigned, exposed, visitors }
      })
      const ratio = (count: (row: Row) => number) => sampleRatio(rows.map((row) => ({ odds: row.odds, count: count(row) })))
      return { name, about, rows, people: ratio(({ exposed }) => exposed), visitors: ratio(({ visitors }) => visitors) }
    })
    if (input.flags['json']) input.print(JSON.stringify(told, null, 2))
    else print(input, told)
    return 0
  },
} satisfies Command

function print({ print: line }: CommandInput, told: readonly Counts[]): void {
  for (const { name, about, rows, people, visitors } of told) {
    line(bold(name))
    line(dim(about))
    const titles = ['variant', 'odds', 'people assigned', 'people who saw it', 'visitors who saw it']
    const [head = '', ...lines] = tableLines(
      titles.map((title, index) => ({ title, align: index === 0 ? 'left' : 'right' })),
      rows.map(({ variant, odds, assigned, exposed, visitors: seen }) => [
        variant,
        String(odds),
        counted(assigned),
        counted(exposed),
        counted(seen),
      ]),
    )
    line(`  ${dim(head)}`)
    for (const one of lines) line(`  ${one}`)
    for (const one of ratioLines(people, visitors)) line(`  ${one}`)
    line()
  }
  line(dim('People have an account; visitors have none, and each of their browsers counts once. Who sees it as both is in both columns.'))
}

function ratioLines(people: SampleRatio, visitors: SampleRatio): string[] {
  if (people.verdict === 'nothing-to-compare') return [dim('Everybody new gets the same variant: there are no shares to compare.')]
  return [`People: ${ratioWords(people, 'people')}`, `Visitors: ${ratioWords(visitors, 'visitors')}`]
}

function ratioWords(ratio: SampleRatio, who: string): string {
  if (ratio.verdict === 'fits') return green(`the shares fit the odds (p = ${pWords(ratio.p)}).`)
  if (ratio.verdict === 'does-not-fit')
    return red(
      `the shares do not fit the odds (p = ${pWords(ratio.p)}). Do not trust what this test says yet. Look for a variant whose page fails or is slow, a redirect or a cache that only one of them has, robots, or odds that were changed on the way.`,
    )
  return yellow(`too few ${who} have seen it to say whether the shares fit the odds: at least five of each variant have to be expected.`)
}

function pWords(p: number): string {
  return p < 0.0001 ? 'under 0.0001' : p.toFixed(p < 0.01 ? 4 : 2)
}
