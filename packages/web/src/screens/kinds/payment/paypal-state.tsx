import { useEffect, useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { Note } from '../../../ui/note.tsx'
import type { Payment } from '../../data/money/payments.ts'

type Order = Answered<'GET /api/v1/memberships/products/{id}/payments/paypal/'>

type Own = {
  readonly agreed: string
  readonly press: string
  readonly open: string
  readonly openAbout: string
}

const words: Words<Own> = {
  en: {
    agreed: 'You agreed at PayPal. Nothing has been charged yet.',
    press: 'To pay, choose PayPal and press the button below.',
    open: 'You haven’t agreed at PayPal. Nothing was charged.',
    openAbout: 'To continue there, choose PayPal and press the button below. You can also pay by card.',
  },
  es: {
    agreed: 'Aceptaste en PayPal. Todavía no se ha cobrado nada.',
    press: 'Para pagar, elige PayPal y pulsa el botón de abajo.',
    open: 'No has aceptado en PayPal. No se cobra nada.',
    openAbout: 'Para seguir allí, elige PayPal y pulsa el botón de abajo. También puedes pagar con tarjeta.',
  },
}

/** The state for people who come back from PayPal: what was agreed to, and that the money is not taken yet. */
export function PayPalState({ order: { product_id } }: { readonly order: Payment }) {
  const said = useWords(words)
  const [order, setOrder] = useState<Order>()
  useEffect(() => {
    let isGone = false
    void ask('GET /api/v1/memberships/products/{id}/payments/paypal/', { params: { id: product_id } }).then((answer) => {
      if (answer.ok && !isGone) setOrder(answer.data)
    })
    return () => {
      isGone = true
    }
  }, [product_id])
  if (!order || (order.status !== 'approved' && order.status !== 'needs_action')) return null
  const isAgreed = order.status === 'approved'
  return (
    <div role="status">
      <Note title={isAgreed ? said.agreed : said.open} look={isAgreed ? 'good' : 'sun'}>
        <p>{order.price_terms}</p>
        <p>{isAgreed ? said.press : said.openAbout}</p>
      </Note>
    </div>
  )
}
