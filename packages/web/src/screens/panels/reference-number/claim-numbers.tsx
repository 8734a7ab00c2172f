import { useWords, type Words } from '../../../client/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { unclaimed } from '../../data/search/unclaimed.ts'
import { NumberLine } from './number-line.tsx'
import styles from './reference-number.module.css'

const words: Words<{ readonly label: (holder: string, state: string) => string }> = {
  en: { label: (holder, state) => `${holder}, held by ${state}` },
  es: { label: (holder, state) => `${holder}, en manos de ${state}` },
}

/** The numbers that states have for what was claimed with our help. */
export function ClaimNumbers({ empty }: { readonly empty: string | undefined }) {
  const said = useWords(words)
  const known = unclaimed.use()
  return (
    <Loaded of={known} empty={empty}>
      {({ results }) => {
        const filed = results.filter(({ how, claim_started_at: at }) => how === 'with-help' && at !== null)
        if (filed.length === 0) return <Empty>{empty}</Empty>
        return (
          <div className={styles.numbers}>
            {filed.map(({ pk, holder, held_by, state_reference }) => (
              <NumberLine key={pk} label={said.label(holder, held_by)} number={state_reference} />
            ))}
          </div>
        )
      }}
    </Loaded>
  )
}
