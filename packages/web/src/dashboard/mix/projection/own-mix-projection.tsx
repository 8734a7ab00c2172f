import { useEffect } from 'react'
import { useWords } from '../../../client/language.ts'
import { type Security, suggestion } from '../../../screens/data/money/portfolio.ts'
import type { MixRow } from '../../../screens/fields/securities/mix.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Unanswered } from '../unanswered.tsx'
import { fittingMix, typedMix, yearsToRetirement } from './projected-mix.ts'
import styles from './projection.module.css'
import { Projection } from './projection.tsx'
import { words } from './projection.words.ts'
import { projectionStart } from './projection-start.ts'

type Props = { readonly rows: readonly MixRow[]; readonly funds: readonly Security[] }

/** What a mix could be worth later as it is typed, from what the person has here, beside the mix that fits the answers. */
export function OwnMixProjection({ rows, funds }: Props) {
  const said = useWords(words)
  const [found, begun] = [suggestion.use(), projectionStart.use()]
  // Money may have come, or a deposit been changed, while another page was open.
  useEffect(() => void projectionStart.load(true), [])
  return (
    <section className={styles.part} aria-labelledby="own-mix-later">
      <h2 id="own-mix-later">{said.title}</h2>
      <Loaded of={begun} empty={undefined}>
        {(start) => (
          <Projection
            typed={typedMix(rows, funds, said.own)}
            fitting={found.data && fittingMix(found.data)}
            start={start}
            untilRetirement={found.data && yearsToRetirement(found.data)}
          />
        )}
      </Loaded>
      {found.isKnown && !found.data ? (
        <Unanswered />
      ) : (
        <Loaded of={found} empty={undefined}>
          {() => null}
        </Loaded>
      )}
    </section>
  )
}
