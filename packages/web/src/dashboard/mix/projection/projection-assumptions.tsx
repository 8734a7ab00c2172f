import { assetClasses, assetClassNames } from '@app/schemas/rules/investing/asset-classes'
import { assumedGrowth, assumedInflationPercent, assumptionsSetOn, together } from '@app/schemas/rules/investing/growth-assumptions'
import { type ProjectionStart, yearOf } from '@app/schemas/rules/investing/mix-projection'
import { centsWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { dayWords } from '../../../client/words/day-words.ts'
import { DataTable } from '../../../ui/charts/data-table.tsx'
import { percentWords } from '../../../ui/charts/share-bars.tsx'
import { More } from '../../../ui/more.tsx'
import type { ProjectedMix } from './projected-mix.ts'
import { words } from './projection.words.ts'

type Props = { readonly mixes: readonly ProjectedMix[]; readonly start: ProjectionStart; readonly isExample: boolean }

/** All that a range rests on, in figures and plain sentences, and what it leaves out. */
export function ProjectionAssumptions({ mixes, start, isExample }: Props) {
  const said = useWords(words)
  const names = useWords(assetClassNames)
  const { depositsYearlyCents, chargesYearlyCents } = start
  return (
    <More title={said.assumes}>
      <p>{said.todaysDollars(percentWords(assumedInflationPercent))}</p>
      <p>{said.parts(dayWords(assumptionsSetOn))}</p>
      <DataTable
        title={said.partsTable}
        columns={said.partsColumns}
        rows={assetClasses.map((asset) => {
          const { growthPercent, swingPercent } = assumedGrowth[asset]
          return [names[asset], percentWords(growthPercent), percentWords(swingPercent)]
        })}
      />
      <p>{said.together(together)}</p>
      {mixes.map((mix) => (
        <p key={mix.name}>{wholeWords(mix, said)}</p>
      ))}
      {!isExample && <p>{said.takenOff(chargesYearlyCents > 0 ? centsWords(chargesYearlyCents) : undefined)}</p>}
      {depositsYearlyCents > 0 && <p>{said.deposits}</p>}
      {mixes.map((mix) => (
        <p key={mix.name}>{mix.movesWithAge ? said.glides(mix.name) : said.stays}</p>
      ))}
      <p>{said.notIn}</p>
    </More>
  )
}

function wholeWords({ name, costPercent, allocationIn }: ProjectedMix, said: (typeof words)['en']): string {
  const { growthPercent, swingPercent } = yearOf(allocationIn(0))
  const [growth, swing] = [growthPercent, swingPercent].map((percent) => percentWords(Math.round(percent * 10) / 10))
  return said.whole({ name, growth: growth ?? '', swing: swing ?? '', cost: percentWords(Math.round(costPercent * 100) / 100) })
}
