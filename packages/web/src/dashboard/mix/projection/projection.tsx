import { mixProjection, type Projected, type ProjectionStart } from '@app/schemas/rules/investing/mix-projection'
import { dollarWords } from '@app/schemas/rules/money/money'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { Choices } from '../../../ui/choices.tsx'
import styles from '../../frame/parts.module.css'
import { compareRanges } from './compare-ranges.ts'
import type { ProjectedMix } from './projected-mix.ts'
import own from './projection.module.css'
import { words } from './projection.words.ts'
import { ProjectionAssumptions } from './projection-assumptions.tsx'
import { ProjectionChart } from './projection-chart.tsx'
import { rangeWords } from './range-words.ts'

type Props = {
  /** Undefined until its shares add up. */
  readonly typed: ProjectedMix | undefined
  readonly fitting: ProjectedMix | undefined
  readonly start: ProjectionStart
  readonly untilRetirement: number | undefined
}

const offered = [5, 10, 20, 30] as const
const usualYears = 20
/** Shown to people who have nothing here yet. */
const exampleCents = 100_000

/** What the mix that is typed could come to, beside the one that fits the answers: two ranges on one scale. */
export function Projection({ typed, fitting, start: known, untilRetirement }: Props) {
  const said = useWords(words)
  const [picked, setPicked] = useState<number>()
  const chosen = picked ?? untilRetirement ?? usualYears
  const isExample = known.startCents + known.depositsYearlyCents === 0
  const start = isExample ? { ...known, startCents: exampleCents, chargesYearlyCents: 0 } : known
  const outcomeOf = (mix: ProjectedMix | undefined) => mix && { name: mix.name, points: mixProjection(mix, start, chosen) }
  const outcomes = { typed: outcomeOf(typed), fitting: outcomeOf(fitting) }
  const [end, fittingEnd] = [outcomes.typed?.points.at(-1), outcomes.fitting?.points.at(-1)]
  const mixes = [typed, fitting].flatMap((mix) => mix ?? [])
  return (
    <>
      <p>{isExample ? said.example(dollarWords(exampleCents / 100)) : said.from(...startWords(start))}</p>
      <Choices
        legend={said.years}
        choices={yearsToChoose(untilRetirement).map((years) => ({
          value: String(years),
          label: years === untilRetirement ? said.untilRetired(years) : said.inYears(years),
        }))}
        chosen={String(chosen)}
        onChoose={(value) => setPicked(Number(value))}
      />
      <p role="status">
        {end
          ? [said.couldBe(chosen, rangeWords(end)), fitting && fittingEnd && said.beside[compareRanges(end, fittingEnd)](fitting.name)]
              .filter(Boolean)
              .join(' ')
          : said.notWhole}
      </p>
      <OutcomeCharts {...outcomes} />
      {mixes.length > 0 && <p className={styles.about}>{said.howToRead}</p>}
      <ProjectionAssumptions mixes={mixes} start={start} isExample={isExample} />
    </>
  )
}

type Outcome = { readonly name: string; readonly points: readonly Projected[] }

/** Both on one scale. Where the typed mix has no outcome yet, its place is kept. */
function OutcomeCharts({ typed, fitting }: { readonly typed: Outcome | undefined; readonly fitting: Outcome | undefined }) {
  const said = useWords(words)
  const upTo = Math.max(...[typed, fitting].map((one) => (one?.points.at(-1)?.highCents ?? 0) / 100))
  return (
    <div className={own.mixes}>
      {typed ? (
        <ProjectionChart title={typed.name} name={typed.name} points={typed.points} upTo={upTo} />
      ) : (
        <div className={own.coming} aria-hidden="true">
          {said.own}
        </div>
      )}
      {fitting && <ProjectionChart title={said.fitting(fitting.name)} name={fitting.name} points={fitting.points} upTo={upTo} />}
    </div>
  )
}

function yearsToChoose(untilRetirement: number | undefined): readonly number[] {
  const all = new Set<number>([...offered, ...(untilRetirement === undefined ? [] : [untilRetirement])])
  return [...all].sort((one, other) => one - other)
}

function startWords({ startCents, depositsYearlyCents }: ProjectionStart): readonly [string | undefined, string | undefined] {
  const some = (cents: number) => (cents > 0 ? dollarWords(cents / 100) : undefined)
  return [some(startCents), some(depositsYearlyCents)]
}
