import { useWords } from '../../client/language.ts'
import { portfolioNow, type Security, suggestedModel, suggestion } from '../../screens/data/money/portfolio.ts'
import type { MixRow } from '../../screens/fields/securities/mix.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../frame/parts.module.css'
import { words } from './build.words.ts'
import { mixInFunds } from './mix-in-funds.ts'

type Props = { readonly funds: readonly Security[]; readonly onBegin: (rows: readonly MixRow[]) => void }

/** Few people begin with an empty page: the mix they have, or else the one that fits their answers, is changed more easily. */
export function BeginFromMix({ funds, onBegin }: Props) {
  const said = useWords(words)
  const [now, found] = [portfolioNow.use().data, suggestion.use().data]
  const fitting = found && suggestedModel(found)
  const mix = now ? { name: now.name, parts: now.target } : fitting && { name: fitting.name, parts: fitting.allocation }
  const rows = mix && mixInFunds(mix.parts, funds)
  if (!rows) return null
  return (
    <div className={styles.part}>
      <p className={styles.about}>{said.beginAbout}</p>
      <div>
        <Button look="small" onClick={() => onBegin(rows)}>
          {said.begin(mix.name)}
        </Button>
      </div>
    </div>
  )
}
