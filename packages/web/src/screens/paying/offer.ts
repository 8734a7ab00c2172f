import type { PricedProduct } from '@app/schemas/flow/panels/price'
import { useEffect } from 'react'
import type { Typed } from '../../client/walk/drafts.ts'
import type { ScreenProps } from '../screen-props.ts'

/** What was shown before it is agreed to: it goes along, so that nobody pays another price than the one they saw. */
export type Offer = {
  readonly product: PricedProduct
  readonly isPlan: boolean
  /** Dollars; for a share of what is moved the percentage. */
  readonly price: number
  /** The name of the words that were shown. */
  readonly terms: string
  /** The card is charged later, so it has to be saved first. */
  readonly hasTrial: boolean
}

const start = 'offer_'
const payingRecords: ReadonlySet<string> = new Set(['payments', 'memberships'])

/** Puts what is shown beside the answers of the page, for the record that pays for it. */
export function useOffer({ step, form }: Pick<ScreenProps, 'step' | 'form'>, offer: Offer | undefined): void {
  const { add } = form
  const record = recordThatPays(step)
  const shown = JSON.stringify(offer)
  useEffect(() => {
    if (record === undefined || shown === undefined) return
    const said: Offer = JSON.parse(shown)
    add(`${record}.${start}${said.product}`, said)
  }, [add, record, shown])
}

/** The offers among the answers of a record. */
export function offersIn(columns: Typed): readonly Offer[] {
  return Object.entries(columns).flatMap(([column, value]) => (column.startsWith(start) && isOffer(value) ? [value] : []))
}

function recordThatPays({ fields = [] }: ScreenProps['step']): string | undefined {
  const records = fields.flatMap((field) => ('store' in field && field.store ? [field.store.split('.')[0] ?? ''] : []))
  return records.find((record) => payingRecords.has(record))
}

function isOffer(value: unknown): value is Offer {
  return typeof value === 'object' && value !== null && 'terms' in value && 'price' in value
}
