import { dayOf } from '@app/schemas/rules/days/days'
import { useWords } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { More } from '../../../ui/more.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { balanceOf } from '../../data/accounts/balance-of.ts'
import type { FeeLine } from '../../data/accounts/fees.ts'
import type { FoundAccount } from '../../data/accounts/found-accounts.ts'
import styles from './accounts-found.module.css'
import { words } from './accounts-found.words.ts'
import { dueWords } from './due-words.ts'
import type { Help } from './help-action.ts'
import { holderWords } from './holder-words.ts'
import { groupOf, nextAction } from './sort-accounts.ts'
import type { AccountAnswers } from './use-account-answers.ts'

type Props = {
  readonly account: FoundAccount
  readonly lines: readonly FeeLine[]
  readonly help: Help | undefined
  readonly saying: AccountAnswers
}

/** One account: firm where it is known, a range where it is estimated. */
export function AccountCard({ account, lines, help, saying }: Props) {
  const said = useWords(words)
  const group = groupOf(account)
  const { employer_name: employer, kind } = account
  const isGone = account.record_keeper_answer === 'nothing'
  const line = lines.find(({ company_name }) => company_name === employer)
  const next = nextAction(account, line?.verdict === 'stay')
  return (
    <Card title={employer} tag={<Tag look={group === 'confirmed' ? 'sure' : 'maybe'}>{isGone ? said.nothingThere : said.tags[group]}</Tag>}>
      {group !== 'no-match' && <Money account={account} lines={lines} />}
      {kind !== 'no-match' && <RecordKeeper account={account} />}
      <Origin account={account} />
      <p className={styles.next}>
        {said.next[next]} {next === 'wait' && <Due account={account} />}
      </p>
      {help && (next === 'call' || next === 'look-further' || next === 'gone') && (
        <Button look="small" className={styles.help} aria-label={`${help.label}: ${employer}`} onClick={help.take}>
          {help.label}
        </Button>
      )}
      <How account={account} saying={saying} />
    </Card>
  )
}

function Money({ account, lines }: Pick<Props, 'account' | 'lines'>) {
  const said = useWords(words)
  const balance = balanceOf(account, lines)
  if (balance.basis === 'unknown') return <p className={styles.unknown}>{said.unknownBalance}</p>
  return (
    <div>
      <Amount dollars={balance.low} to={balance.high} size="large" />
      <p className={styles.about}>{said.basis[balance.basis]}</p>
    </div>
  )
}

function RecordKeeper({ account }: Pick<Props, 'account'>) {
  const holder = holderWords(account, useWords(words))
  return holder !== undefined && <p className={styles.about}>{holder}</p>
}

/** When they worked there, and of which year the filing is. */
function Origin({ account: { start_year: from, end_year: to, source_year: year } }: Pick<Props, 'account'>) {
  const said = useWords(words)
  const parts = [...(from !== null && to !== null ? [said.years(from, to)] : []), ...(year === null ? [] : [said.filing(year)])]
  return parts.length === 0 ? null : <p className={styles.about}>{parts.join(' · ')}</p>
}

function Due({ account }: Pick<Props, 'account'>) {
  return dueWords(account, useWords(words), dayOf(new Date()))
}

function How({ account, saying }: Pick<Props, 'account' | 'saying'>) {
  const said = useWords(words)
  const { why, confidence, plan_name: plan, is_mine: isMine, kind, pk, employer_name: employer } = account
  const isBusy = saying.busyPk === pk
  return (
    <More title={said.how}>
      <p>{why}</p>
      {plan !== null && <p>{said.plan(plan)}</p>}
      {confidence !== null && <p>{said.sure(confidence)}</p>}
      {isMine === 'yes' && <p>{said.saidMine}</p>}
      {kind !== 'no-match' && (
        <div className={styles.answers}>
          {isMine !== 'yes' && (
            <Button look="small" isBusy={isBusy} aria-label={`${said.mine}: ${employer}`} onClick={() => void saying.say(account, 'yes')}>
              {said.mine}
            </Button>
          )}
          <Button look="small" isBusy={isBusy} aria-label={`${said.notMine}: ${employer}`} onClick={() => void saying.say(account, 'no')}>
            {said.notMine}
          </Button>
        </div>
      )}
    </More>
  )
}
