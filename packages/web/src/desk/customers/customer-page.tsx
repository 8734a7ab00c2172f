import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { Customer } from '../data/customer.ts'
import type { OwnRole } from '../data/own-role.ts'
import { useLoaded } from '../data/use-loaded.ts'
import layout from '../frame/layout.module.css'
import { Parts } from '../frame/parts.tsx'
import { Time } from '../frame/time.tsx'
import { TaskTable } from '../queues/task-table.tsx'
import styles from './customers.module.css'
import { words } from './customers.words.ts'
import { MaskedFacts } from './masked-facts.tsx'
import { PhoneActs } from './phone-acts.tsx'
import { ReasonForm, sameReason } from './reason-form.tsx'
import { reasonFor, saveReason } from './reasons.ts'
import { Timeline } from './timeline.tsx'

type Props = { readonly id: string; readonly me: OwnRole }

/** A customer as the desk sees them: opened with a reason, which is recorded. */
export function CustomerPage({ id, me }: Props) {
  const { state } = useLocation()
  const [reason, setReason] = useState(() => reasonFor(id))
  if (reason !== undefined) return <Opened id={id} me={me} reason={reason} onOtherReason={() => setReason(undefined)} />
  return (
    <>
      <PageHeading title={words.customer} section={words.desk} />
      <div className={styles.search}>
        <ReasonForm
          id="reason"
          label={words.reason}
          help={words.reasonHelp}
          press={words.openCustomer}
          suggested={reasonFor(id) ?? (typeof state?.reason === 'string' ? state.reason : '')}
          send={sameReason}
          onDone={(given) => {
            saveReason(id, given)
            setReason(given)
          }}
        />
      </div>
    </>
  )
}

type OpenedProps = Props & { readonly reason: string; readonly onOtherReason: () => void }

function Opened({ id, me, reason, onOtherReason }: OpenedProps) {
  const load = useCallback(() => ask('POST /api/v1/desk/customers/{id}/', { params: { id }, body: { reason } }), [id, reason])
  const held = useLoaded(load)
  return (
    <>
      <PageHeading title={held.data?.name ?? words.customer} section={words.desk} />
      <p className={`${layout.quiet} ${styles.reason}`}>
        {words.openedFor}: “{reason}”{' '}
        <Button look="word" onClick={onOtherReason}>
          {words.otherReason}
        </Button>
      </p>
      <Loaded of={held} empty={undefined}>
        {(customer) => <CustomerParts customer={customer} me={me} reason={reason} onChanged={() => void held.reload()} />}
      </Loaded>
    </>
  )
}

type PartsProps = { readonly customer: Customer; readonly me: OwnRole; readonly reason: string; readonly onChanged: () => void }

function CustomerParts({ customer, me, reason, onChanged }: PartsProps) {
  const { pk, email, since, masked, parts, timeline, tasks } = customer
  return (
    <>
      <p>
        {email} · {words.since} <Time at={since} />
      </p>
      <div className={layout.columns}>
        <div className={layout.column}>
          <MaskedFacts customer={pk} masked={masked} me={me} reason={reason} />
          <PhoneActs customer={customer} me={me} reason={reason} onDone={onChanged} />
          <Parts parts={parts} customer={pk} />
        </div>
        <Timeline timeline={timeline} />
      </div>
      <section className={layout.panel}>
        <h2>{words.tasks}</h2>
        {tasks.length > 0 ? <TaskTable tasks={tasks} hasQueue /> : <p className={layout.quiet}>{words.noTasks}</p>}
      </section>
      {(me.role === 'lead' || me.role === 'compliance') && (
        <p>
          <Link to={`/desk/audit?person=${pk}`}>{words.audit}</Link>
        </p>
      )}
    </>
  )
}
