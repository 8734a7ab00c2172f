import { useEffect, useState } from 'react'
import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import type { Customer } from '../data/customer.ts'
import type { OwnRole } from '../data/own-role.ts'
import { watchAccess } from '../data/watch-access.ts'
import styles from './customers.module.css'
import { words } from './customers.words.ts'
import { ReasonForm } from './reason-form.tsx'

type Masked = Customer['masked'][number]
type Props = { readonly customer: string; readonly masked: readonly Masked[]; readonly me: OwnRole; readonly reason: string }

/** Personal numbers, masked until a colleague says why they need one. */
export function MaskedFacts({ customer, masked, me, reason }: Props) {
  if (masked.length === 0) return null
  const facts = masked.map((one) => ({
    name: one.label,
    value: me.role === 'compliance' ? one.value : <MaskedValue customer={customer} masked={one} reason={reason} />,
  }))
  return (
    <section className={styles.part}>
      <h2>{words.who}</h2>
      <Facts facts={facts} />
    </section>
  )
}

const shownMs = 60_000

function MaskedValue({ customer, masked, reason }: { readonly customer: string; readonly masked: Masked; readonly reason: string }) {
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    if (shown === undefined) return
    const timer = setTimeout(() => setShown(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [shown])
  const { what, label, value } = masked
  const press = () => (shown === undefined ? setAsking(true) : setShown(undefined))
  return (
    <span className={styles.masked}>
      <span role="status">{shown ?? value}</span>
      <Button look="word" aria-label={`${shown === undefined ? words.show : words.hide}: ${label}`} onClick={press}>
        {shown === undefined ? words.show : words.hide}
      </Button>
      {isAsking && (
        <Dialog title={words.showTitle(label)} onClose={() => setAsking(false)}>
          <p>{words.showText}</p>
          <ReasonForm
            id={`why-${what}`}
            label={words.showReason}
            press={words.show}
            suggested={reason}
            send={async (why) =>
              watchAccess(await ask('POST /api/v1/desk/customers/{id}/reveal/', { params: { id: customer }, body: { what, reason: why } }))
            }
            onDone={({ value: full }) => {
              setShown(full)
              setAsking(false)
            }}
            beside={
              <Button look="quiet" onClick={() => setAsking(false)}>
                {words.notNow}
              </Button>
            }
          />
        </Dialog>
      )}
    </span>
  )
}
