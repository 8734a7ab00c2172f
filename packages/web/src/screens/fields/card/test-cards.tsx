import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { More } from '../../../ui/more.tsx'
import type { CardField } from '../../data/money/payments.ts'
import styles from './card.module.css'
import { brandName, words } from './card-words.ts'

type Props = { readonly cards: CardField['test_cards']; readonly onUse: (number: string) => void }

/** The cards that the sandbox knows: each fills in the field. */
export function TestCards({ cards, onUse }: Props) {
  const said = useWords(words)
  return (
    <More title={said.tests}>
      <ul className={styles.tests}>
        {cards.map(({ id, brand, last_four, number, about }) => (
          <li key={id} className={styles.test}>
            <span>
              <strong>{said.ending(brandName(brand), last_four)}</strong> {about}
            </span>
            <Button look="small" aria-label={`${said.use}: ${said.ending(brandName(brand), last_four)}`} onClick={() => onUse(number)}>
              {said.use}
            </Button>
          </li>
        ))}
      </ul>
    </More>
  )
}
