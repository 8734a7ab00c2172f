import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'

type Props = {
  readonly title: string
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[]
  readonly note: string | undefined
}

export function ReceiptBox({ title, facts, note }: Props) {
  return (
    <Card title={title}>
      {note && <p>{note}</p>}
      <Facts facts={facts} />
    </Card>
  )
}
