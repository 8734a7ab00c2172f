import type { Rollover } from '../../data/accounts/rollovers.ts'
import type { Stage, StageState } from '../../stages/stage-list.tsx'
import { goesHere } from './is-at-its-end.ts'
import type { TrackerWords } from './rollover-tracker.words.ts'

/** The five stages that people see, from the four dates that the service knows; four where the money goes elsewhere. Of a move that is over, none that won’t come. */
export function rolloverStages(
  rollover: Rollover,
  isAtEnd: boolean,
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
  const stages: readonly Stage[] = [
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
    ...lastStages(rollover, isAtEnd, said, on(received?.reached_on)),
  ]
  return isOver ? stages.filter(({ state }) => state !== 'ahead') : stages
}

/** What becomes of money elsewhere only its owner can see. */
function lastStages(rollover: Rollover, isAtEnd: boolean, said: TrackerWords, receivedOn: string | undefined): readonly Stage[] {
  const isReceived = receivedOn !== undefined
  const received = { id: 'received', title: said.received, state: isReceived ? 'done' : 'ahead' } as const
  if (!goesHere(rollover)) return [{ ...received, detail: isReceived ? `${receivedOn}. ${said.lookThere}` : undefined }]
  const invested = { id: 'invested', title: said.invested, state: investedState(isReceived, isAtEnd) }
  return [
    { ...received, detail: receivedOn },
    { ...invested, detail: isReceived && !isAtEnd ? said.toInvest : undefined },
  ]
}

function investedState(isReceived: boolean, isAtEnd: boolean): StageState {
  if (!isReceived) return 'ahead'
  return isAtEnd ? 'done' : 'now'
}
