import { useWords } from '../../../client/language.ts'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Note } from '../../../ui/note.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { BrokerageAccount, BrokerageIssue } from '../../data/money/ira-accounts.ts'
import { type Stage, StageList, type StageState } from '../../stages/stage-list.tsx'
import { type ApplicationWords, words } from './ira-application.words.ts'

type State = BrokerageAccount['state']
type Props = { readonly account: BrokerageAccount; readonly issues: readonly BrokerageIssue[] }

const tones: Readonly<Record<State, 'sure' | 'maybe' | 'bad'>> = {
  WAITING: 'maybe',
  SUBMITTED: 'maybe',
  ACTION_REQUIRED: 'bad',
  APPROVAL_PENDING: 'maybe',
  APPROVED: 'sure',
  ACTIVE: 'sure',
  REJECTED: 'bad',
  CLOSED: 'maybe',
}

/** An account that is being opened here: what is missing first, then how far it is. */
export function ApplicationCard({ account, issues }: Props) {
  const said = useWords(words)
  const { account_type: type, state, account_number: number, last_four: lastFour } = account
  const own = issues.filter((issue) => issue.account_number === number && (issue.kind === 'DOCUMENT' || issue.kind === 'REJECTED'))
  return (
    <Card title={said.kinds[type]} tag={<Tag look={tones[state]}>{said.tags[state]}</Tag>}>
      {own.map((issue) => (
        <Note key={issue.words} title={issue.words} look="problem">
          {issue.todo}
        </Note>
      ))}
      {own.length === 0 && <p>{account.state_words}</p>}
      {state !== 'CLOSED' && <StageList label={said.stages(said.kinds[type])} stages={applicationStages(state, said)} />}
      {lastFour && <Facts facts={[{ name: said.account, value: `••••${lastFour}` }]} />}
    </Card>
  )
}

const checked: Readonly<Record<State, StageState>> = {
  WAITING: 'ahead',
  SUBMITTED: 'now',
  ACTION_REQUIRED: 'problem',
  APPROVAL_PENDING: 'now',
  APPROVED: 'done',
  ACTIVE: 'done',
  REJECTED: 'problem',
  CLOSED: 'done',
}

function applicationStages(state: State, said: ApplicationWords): readonly Stage[] {
  const open: StageState = state === 'ACTIVE' ? 'done' : state === 'APPROVED' ? 'now' : 'ahead'
  return [
    { id: 'sent', title: said.sent, state: state === 'WAITING' ? 'now' : 'done' },
    { id: 'checked', title: said.checked, state: checked[state] },
    { id: 'open', title: said.opened, state: open },
  ]
}
