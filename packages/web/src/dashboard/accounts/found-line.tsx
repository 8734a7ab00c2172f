import { dayOf } from '@app/schemas/rules/days/days'
import { useWords } from '../../client/language.ts'
import type { Balance } from '../../screens/data/accounts/balance-of.ts'
import type { FoundAccount } from '../../screens/data/accounts/found-accounts.ts'
import { isMoveRefused } from '../../screens/data/accounts/refused-moves.ts'
import { rollovers } from '../../screens/data/accounts/rollovers.ts'
import { calls, comingCalls, searchTopics } from '../../screens/data/calls/calls.ts'
import { words as foundWords } from '../../screens/panels/accounts-found/accounts-found.words.ts'
import { dueWords } from '../../screens/panels/accounts-found/due-words.ts'
import { holderWords } from '../../screens/panels/accounts-found/holder-words.ts'
import { groupOf, nextAction } from '../../screens/panels/accounts-found/sort-accounts.ts'
import type { AccountAnswers } from '../../screens/panels/accounts-found/use-account-answers.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from '../frame/parts.module.css'
import { KnownAccountLine } from './known-account-line.tsx'
import { words } from './known-accounts.words.ts'

type Props = { readonly account: FoundAccount; readonly balance: Balance; readonly saying: AccountAnswers }

/** An account that a search has found: where, how sure that is, and what comes next. */
export function FoundLine({ account, balance, saying }: Props) {
  const said = useWords(foundWords)
  const { tags, nothingThere, heldAt, noKeeper, next: nextWords, years, filing, sure, plan, saidMine } = said
  const { refusedNext } = useWords(words)
  const isRefused = isMoveRefused(account, rollovers.use().data ?? [])
  const { employer_name: name, record_keeper_answer: heard, kind, is_mine: isMine } = account
  const group = groupOf(account)
  const heldBy = kind === 'no-match' ? undefined : holderWords(account, { noKeeper, heldAt })
  const next = nextAction(account, false)
  const nextAbout = isRefused ? refusedNext : nextWords[next]
  const due = !isRefused && next === 'wait' ? dueWords(account, said, dayOf(new Date())) : undefined
  const { start_year: from, end_year: to, source_year: year, why, plan_name: planName, confidence } = account
  return (
    <KnownAccountLine
      name={name}
      tag={heard === 'nothing' ? nothingThere : tags[group]}
      isSure={group === 'confirmed'}
      about={heldBy === undefined ? [] : [heldBy]}
      balance={balance}
      next={due === undefined ? nextAbout : `${nextAbout} ${due}`}
      actions={isRefused ? <RefusedActions name={name} /> : <Actions name={name} next={next} />}
      how={[
        why,
        ...(planName === null ? [] : [plan(planName)]),
        ...(from === null || to === null ? [] : [years(from, to)]),
        ...(year === null ? [] : [filing(year)]),
        ...(confidence === null ? [] : [sure(confidence)]),
        ...(isMine === 'yes' ? [saidMine] : []),
      ]}
      answers={kind === 'no-match' ? undefined : <Answers account={account} saying={saying} />}
    />
  )
}

function Actions({ name, next }: { readonly name: string; readonly next: ReturnType<typeof nextAction> }) {
  const said = useWords(words)
  const isCallBooked = comingCalls(calls.use().data ?? [], new Date()).some(({ topic }) => searchTopics.includes(topic))
  const call = isCallBooked ? said.bookedCall : said.call
  if (next === 'compare' || next === 'keep')
    return (
      <>
        <PlaceLink className={styles.more} place="account-costs" aria-label={`${said.compare}: ${name}`}>
          {said.compare}
        </PlaceLink>
        <PlaceLink className={styles.more} place="move-account" aria-label={`${said.move}: ${name}`}>
          {said.move}
        </PlaceLink>
      </>
    )
  return next === 'call' || next === 'look-further' || next === 'gone' ? (
    <PlaceLink className={styles.more} place="search-call" aria-label={`${call}: ${name}`}>
      {call}
    </PlaceLink>
  ) : null
}

/** Why it was refused stands with the move, and so does what can be done about it; then it can be asked for again. */
function RefusedActions({ name }: { readonly name: string }) {
  const said = useWords(words)
  return (
    <>
      <Link className={styles.more} to="/dashboard/rollover" aria-label={`${said.seeMove}: ${name}`}>
        {said.seeMove}
      </Link>
      <PlaceLink className={styles.more} place="move-account" aria-label={`${said.move}: ${name}`}>
        {said.move}
      </PlaceLink>
    </>
  )
}

function Answers({ account, saying }: Pick<Props, 'account' | 'saying'>) {
  const { mine, notMine } = useWords(foundWords)
  const { employer_name: name, is_mine: isMine, pk } = account
  const isBusy = saying.busyPk === pk
  return (
    <>
      {isMine !== 'yes' && (
        <Button look="small" isBusy={isBusy} aria-label={`${mine}: ${name}`} onClick={() => void saying.say(account, 'yes')}>
          {mine}
        </Button>
      )}
      <Button look="small" isBusy={isBusy} aria-label={`${notMine}: ${name}`} onClick={() => void saying.say(account, 'no')}>
        {notMine}
      </Button>
    </>
  )
}
