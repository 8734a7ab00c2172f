import { beneficiaryRanks } from '@app/schemas/rules/people/beneficiaries'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../settings.module.css'
import own from './beneficiaries.module.css'
import { words } from './change-list.words.ts'
import { type Draft, leftOf, sharedEvenly } from './list-draft.ts'

type Props = { readonly all: readonly Draft[]; readonly onShare: (all: readonly Draft[]) => void }

/** What is left to give out of each rank that has anyone, said while it is typed; even shares are one press away. */
export function SharesLeft({ all, onShare }: Props) {
  const said = useWords(words)
  const shown = beneficiaryRanks.filter((rank) => all.some((one) => one.rank === rank))
  const uneven = shown.filter((rank) => leftOf(all, rank) !== 0 && all.filter((one) => one.rank === rank).length > 1)
  return (
    <>
      <div role="status">
        {shown.map((rank) => {
          const left = leftOf(all, rank)
          const text = left === 0 ? said.whole[rank] : left > 0 ? said.left[rank](left) : said.over[rank](-left)
          return (
            <p key={rank} className={`${own.left} ${left < 0 ? own.over : ''}`}>
              {text}
            </p>
          )
        })}
      </div>
      {uneven.length > 0 && (
        <div className={styles.buttons}>
          {uneven.map((rank) => (
            <Button key={rank} look="small" onClick={() => onShare(sharedEvenly(all, rank))}>
              {said.even[rank]}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
