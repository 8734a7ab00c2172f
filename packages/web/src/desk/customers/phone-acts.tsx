import { useState } from 'react'
import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import type { Customer } from '../data/customer.ts'
import type { OwnRole } from '../data/own-role.ts'
import { watchAccess } from '../data/watch-access.ts'
import layout from '../frame/layout.module.css'
import { Time } from '../frame/time.tsx'
import styles from './customers.module.css'
import { words } from './customers.words.ts'
import { ReasonForm } from './reason-form.tsx'

type Act = 'confirm' | 'stop'
type Props = { readonly customer: Customer; readonly me: OwnRole; readonly reason: string; readonly onDone: () => void }

/** The customer’s number and whether we may call it, with what a colleague does about them for a customer on the phone. */
export function PhoneActs({ customer: { pk, phone }, me, reason, onDone }: Props) {
  const [act, setAct] = useState<Act>()
  const { ending, is_confirmed, may_call, said_at } = phone
  const number = ending === null ? words.noNumber : words.number(ending, is_confirmed)
  const calls = said_at === null ? words.mayCall.unsaid : <Said mayCall={may_call === true} at={said_at} />
  const done = () => {
    setAct(undefined)
    onDone()
  }
  return (
    <section className={layout.panel}>
      <h2>{words.phone}</h2>
      <Facts
        facts={[
          { name: words.numberName, value: number },
          { name: words.mayCall.name, value: calls },
        ]}
      />
      {me.role !== 'compliance' && (
        <div className={styles.buttons}>
          {ending !== null && !is_confirmed && (
            <Button look="quiet" onClick={() => setAct('confirm')}>
              {words.confirm.press}
            </Button>
          )}
          {may_call !== false && (
            <Button look="quiet" onClick={() => setAct('stop')}>
              {words.stop.press}
            </Button>
          )}
        </div>
      )}
      {act && <ActDialog act={act} pk={pk} ending={ending ?? ''} reason={reason} onClose={() => setAct(undefined)} onDone={done} />}
    </section>
  )
}

function Said({ mayCall, at }: { readonly mayCall: boolean; readonly at: string }) {
  return (
    <>
      {mayCall ? words.mayCall.yes : words.mayCall.no}, <Time at={at} />
    </>
  )
}

type DialogProps = {
  readonly act: Act
  readonly pk: string
  readonly ending: string
  /** What the customer was opened for: it is probably the same. */
  readonly reason: string
  readonly onClose: () => void
  readonly onDone: () => void
}

function ActDialog({ act, pk, ending, reason, onClose, onDone }: DialogProps) {
  const { title, text, press } = words[act]
  const params = { id: pk }
  const send = async (why: string) =>
    watchAccess(
      act === 'confirm'
        ? await ask('POST /api/v1/desk/customers/{id}/phone/confirm/', { params, body: { ending, reason: why } })
        : await ask('POST /api/v1/desk/customers/{id}/phone/stop-calling/', { params, body: { reason: why } }),
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text(ending)}</p>
      <ReasonForm
        id={`why-${act}`}
        label={words.actReason}
        press={press}
        suggested={reason}
        send={send}
        onDone={onDone}
        beside={
          <Button look="quiet" onClick={onClose}>
            {words.notNow}
          </Button>
        }
      />
    </Dialog>
  )
}
