import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'

type Props = {
  readonly title: string
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[]
  readonly note: string | undefined
  /** When the money comes back. */
  readonly rule: string | undefined
}

export function ReceiptBox({ title, facts, note, rule }: Props) {
  return (
    <Card title={title}>
      {note && <p>{note}</p>}
      <Facts facts={facts} />
      {rule && <p>{rule}</p>}
    </Card>
  )
}
