import type { ReactNode } from 'react'
import { useWords } from '../../../client/language.ts'
import { dayWords } from '../../../client/words/day-words.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Note } from '../../../ui/note.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Rollover } from '../../data/accounts/rollovers.ts'
import { StageList } from '../../stages/stage-list.tsx'
import { holderNow } from './holder-now.ts'
import { isSumKnown } from './move-in-short.ts'
import { RolloverActions } from './rollover-actions.tsx'
import { rolloverStages } from './rollover-stages.ts'
import styles from './rollover-tracker.module.css'
import { type TrackerWords, words } from './rollover-tracker.words.ts'

type Props = {
  readonly rollover: Rollover
  readonly isAtEnd: boolean
  readonly level?: 2 | 3
  /** Leads to the call in which we ask together, where it isn’t the next step anyway. */
  readonly help?: ReactNode
}

/** One account on its way: who has it and what is wrong first, then how far it is, then what else is known of it. */
export function RolloverCard({ rollover, isAtEnd, level = 2, help }: Props) {
  const said = useWords(words)
  const { employer_name: employer, record_keeper_name: keeper, state, days_overdue: late } = rollover
  const isBad = late > 0 || state === 'refused'
  const tag = late > 0 ? said.tags.late : said.tags[state]
  const holder = holderNow(rollover, said)
  return (
    <Card title={employer} level={level} tag={<Tag look={isBad ? 'bad' : state === 'received' ? 'sure' : 'maybe'}>{tag}</Tag>}>
      {keeper && keeper !== holder && <p className={styles.keeper}>{said.from(keeper)}</p>}
      {holder && (
        <p className={styles.keeper}>
          {`${said.holder}: `}
          <strong className={styles.holder}>{holder}</strong>
        </p>
      )}
      <Alarm rollover={rollover} said={said} help={help} />
      <StageList label={said.stages(employer)} stages={rolloverStages(rollover, isAtEnd, said, longDay)} />
      {!isBad && rollover.days_left_of_sixty === null && <p className={styles.next}>{rollover.next_step}</p>}
      <Facts facts={factsOf(rollover, said)} />
      <RolloverActions rollover={rollover} />
    </Card>
  )
}

/** What costs money when nothing is done. */
function Alarm({ rollover, said, help }: Pick<Props, 'rollover' | 'help'> & { readonly said: TrackerWords }) {
  const { state, days_overdue: late, days_left_of_sixty: left, next_step: todo } = rollover
  if (state === 'refused')
    return (
      <Note title={said.refused} look="problem">
        <p>{todo}</p>
        {help}
      </Note>
    )
  if (left !== null)
    return (
      <Note title={said.sixty} look={left < 0 ? 'problem' : 'sun'}>
        {todo}
      </Note>
    )
  return late > 0 ? (
    <Note title={said.late} look="problem">
      <p>{todo}</p>
      {help}
    </Note>
  ) : null
}

function factsOf(rollover: Rollover, said: TrackerWords) {
  const { amount, days_out_of_market: out, days_left_of_sixty: left, sixty_days_end: end, withheld, checks_to_expect: checks } = rollover
  const isKnown = isSumKnown(rollover)
  const value = amount !== null && (
    <>
      {!isKnown && `${said.about} `}
      <Amount dollars={amount} hasCents={isKnown} />
    </>
  )
  const isEnded = rollover.state === 'refused' || rollover.state === 'cancelled'
  const { to, payments, arrived } = rollover
  // Both sums, wherever they differ.
  const isPartly = payments.length > 0 && arrived !== amount
  return [
    ...(value ? [{ name: isKnown ? said.sentAmount : said.amount, value }] : []),
    ...(isPartly ? [{ name: said.arrived, value: <Amount dollars={arrived} hasCents /> }] : []),
    ...to.map(({ tax_kind, name }) => ({ name: to.length > 1 ? said.toKind[tax_kind] : said.to, value: name })),
    ...(left !== null && end !== null
      ? [{ name: said.left, value: left < 0 ? said.over(longDay(end)) : said.leftUntil(left, longDay(end)) }]
      : []),
    ...(withheld === null ? [] : [{ name: said.withheld, value: <Amount dollars={withheld} hasCents /> }]),
    ...(out === null ? [] : [{ name: rollover.state === 'received' ? said.wasOut : said.out, value: said.days(out) }]),
    ...(checks === null || isEnded ? [] : [{ name: said.checks, value: said.checkCount(checks) }]),
    ...(isEnded ? [] : [{ name: said.form, value: said.code(rollover.form_1099r_codes.join(', ')) }]),
  ]
}

function longDay(day: string): string {
  return dayWords(day, { month: 'long', day: 'numeric' })
}
