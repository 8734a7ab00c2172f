import type { Rollover } from '../../data/accounts/rollovers.ts'
import type { Stage, StageState } from '../../stages/stage-list.tsx'
import type { TrackerWords } from './rollover-tracker.words.ts'

/** The five stages that people see, from the four dates that the service knows. */
export function rolloverStages(
  rollover: Rollover,
  isInvested: boolean,
  said: TrackerWords,
  dayWords: (day: string) => string,
): readonly Stage[] {
  const reached = (name: Rollover['stages'][number]['stage']) => rollover.stages.find(({ stage }) => stage === name)
  const [requested, accepted, sent, received] = [reached('requested'), reached('accepted'), reached('sent'), reached('received')]
  const isOver = rollover.state === 'refused' || rollover.state === 'cancelled'
  const isSigned = Boolean(reached('requested')?.reached_on)
  const open = (isReached: boolean, isNext: boolean): StageState => {
    if (isReached) return 'done'
    if (!isNext || isOver) return isNext ? 'problem' : 'ahead'
    return rollover.days_overdue > 0 ? 'problem' : 'now'
  }
  const on = (day: string | null | undefined) => (day ? dayWords(day) : undefined)
  const by = (day: string | null | undefined) => (day && !isOver ? said.by(dayWords(day)) : undefined)
  const isSent = Boolean(sent?.reached_on)
  const isReceived = Boolean(received?.reached_on)
  const asked = accepted?.reached_on ? said.taken(dayWords(accepted.reached_on)) : on(requested?.reached_on)
  const sentBy = accepted?.reached_on ? sent?.expected_by : accepted?.expected_by
  return [
    {
      id: 'requested',
      title: said.requested,
      state: open(isSigned, true),
      detail: isSigned ? (rollover.state === 'waiting_for_partner' ? said.waiting : asked) : said.unsigned,
    },
    { id: 'sent', title: said.sent, state: open(isSent, isSigned), detail: on(sent?.reached_on) ?? by(sentBy) },
    {
      id: 'transit',
      title: said.transit,
      state: open(isReceived, isSent),
      detail: isSent && !isReceived ? by(received?.expected_by) : undefined,
    },
    { id: 'received', title: said.received, state: isReceived ? 'done' : 'ahead', detail: on(received?.reached_on) },
    {
      id: 'invested',
      title: said.invested,
      state: investedState(isReceived, isInvested),
      detail: isReceived && !isInvested ? said.toInvest : undefined,
    },
  ]
}

function investedState(isReceived: boolean, isInvested: boolean): StageState {
  if (!isReceived) return 'ahead'
  return isInvested ? 'done' : 'now'
}
