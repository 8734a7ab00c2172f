import { useWords } from '../../client/language.ts'
import type { Balance } from '../../screens/data/accounts/balance-of.ts'
import { isBeingFiled, type Match } from '../../screens/data/search/unclaimed.ts'
import { words as stateWords } from '../../screens/panels/unclaimed-matches/unclaimed-matches.words.ts'
import type { MatchAnswers } from '../../screens/panels/unclaimed-matches/use-match-answers.ts'
import { Button } from '../../ui/button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from '../frame/parts.module.css'
import { KnownAccountLine } from './known-account-line.tsx'
import { words } from './known-accounts.words.ts'

type Props = { readonly match: Match; readonly balance: Balance; readonly answering: MatchAnswers }

const answersTo = { found: ['yes', 'no'], confirmed: ['unsure'], rejected: [], 'claim-started': [], claimed: [] } as const

/** Money that a state may hold for this person: how much, whose it is, and how far its claim is. */
export function StateLine({ match, balance, answering }: Props) {
  const said = useWords(words)
  const list = useWords(stateWords)
  const { state, holder, amount_words: amount, free_way: way, kind, why, confidence, report_year: year, state_reference: reference } = match
  const labels = { yes: list.mine, no: list.notMine, unsure: list.undo }
  const answers = answersTo[state]
  const isClaimed = isBeingFiled(match) || state === 'claim-started' || state === 'claimed'
  const see = isClaimed ? said.claimed : said.claim
  return (
    <KnownAccountLine
      name={holder}
      tag={isBeingFiled(match) ? list.filing : list.state[state]}
      isSure={state === 'confirmed' || state === 'claim-started' || state === 'claimed'}
      about={[`${list.heldBy(way.state_name)} · ${kind}`, ...(match.is_retirement ? [list.retirement] : [])]}
      balance={balance}
      amount={amount}
      next={isBeingFiled(match) ? said.filingNext : state === 'rejected' ? '' : said.stateNext[state]}
      actions={
        <PlaceLink className={styles.more} place="state-money" aria-label={`${see}: ${holder}`}>
          {see}
        </PlaceLink>
      }
      how={[why, list.sure(confidence), list.reported(year, reference), list.amountTold]}
      answers={
        answers.length > 0 &&
        answers.map((mine) => (
          <Button
            key={mine}
            look="small"
            isBusy={answering.busy?.pk === match.pk}
            aria-label={`${labels[mine]}: ${holder}`}
            onClick={() => answering.answer(match, mine)}
          >
            {labels[mine]}
          </Button>
        ))
      }
    />
  )
}
