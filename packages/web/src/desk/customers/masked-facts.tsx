import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import type { Customer } from '../data/customer.ts'
import type { OwnRole } from '../data/own-role.ts'
import layout from '../frame/layout.module.css'
import styles from './customers.module.css'
import { words } from './customers.words.ts'
import { RevealDialog } from './reveal-dialog.tsx'

type Masked = Customer['masked'][number]
type Shown = { readonly what: Masked['what']; readonly value: string }
type Props = { readonly customer: string; readonly masked: readonly Masked[]; readonly me: OwnRole; readonly reason: string }

const shownMs = 60_000

/** Personal numbers, masked until a colleague says why they need one; that one is shown for a minute. */
export function MaskedFacts({ customer, masked, me, reason }: Props) {
  const [asked, setAsked] = useState<Masked>()
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    if (shown === undefined) return
    const timer = setTimeout(() => setShown(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [shown])
  if (masked.length === 0) return null
  const facts = masked.map((one) => {
    const full = shown?.what === one.what ? shown.value : undefined
    const press = () => (full === undefined ? setAsked(one) : setShown(undefined))
    return { name: one.label, value: me.role === 'compliance' ? one.value : <MaskedValue masked={one} full={full} onPress={press} /> }
  })
  return (
    <section className={`${layout.panel} ${styles.masks}`}>
      <h2>{words.who}</h2>
      <Facts facts={facts} />
      {asked && (
        <RevealDialog
          customer={customer}
          masked={asked}
          reason={reason}
          onClose={() => setAsked(undefined)}
          onShown={(value) => {
            setShown({ what: asked.what, value })
            setAsked(undefined)
          }}
        />
      )}
    </section>
  )
}

type ValueProps = { readonly masked: Masked; readonly full: string | undefined; readonly onPress: () => void }

function MaskedValue({ masked: { label, value }, full, onPress }: ValueProps) {
  const press = full === undefined ? words.show : words.hide
  return (
    <span className={styles.masked}>
      <span role="status">{full ?? value}</span>
      <Button look="word" aria-label={`${press}: ${label}`} onClick={onPress}>
        {press}
      </Button>
    </span>
  )
}
