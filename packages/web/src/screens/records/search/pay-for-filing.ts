import { language, type Words } from '../../../client/language.ts'
import { type Answer, done, failed } from '../../../client/service/answer.ts'
import { readPaidAnew } from '../../data/money/payments.ts'
import { products } from '../../data/money/prices.ts'
import { inTries } from '../../paying/next-try.ts'
import { payByCard } from '../../paying/pay-by-card.ts'

const product = 'find_money'
const noCard: Words<string> = {
  en: 'Choose a card, or enter its number, date and code. You can also file it yourself for free.',
  es: 'Elige una tarjeta o escribe su número, fecha y código. También puedes presentarlo gratis por tu cuenta.',
}
const noPrice: Words<string> = {
  en: 'We couldn’t show the price, so nothing was charged or filed. Load the page again in a few minutes.',
  es: 'No pudimos mostrar el precio, así que no se cobró ni se presentó nada. Carga la página otra vez en unos minutos.',
}

/** Pays for our help with filing, at the price that is shown. A person who has paid before is not charged again. */
export async function payForFiling(card: unknown, key: string): Promise<Answer<unknown>> {
  const known = await products.load()
  if (!known.ok) return known
  const sold = known.data.find(({ product_id }) => product_id === product)
  if (sold?.is_owned) return done(undefined)
  if (!sold) return failed({ code: 'price_changed', detail: noPrice[language()] })
  if (typeof card !== 'string' || card === '')
    return failed({ code: 'validation_failed', detail: noCard[language()], fields: { filing_card: [noCard[language()]] } })
  const offer = { product, isPlan: false, price: sold.price, terms: sold.terms, hasTrial: false } as const
  const paid = await inTries(`${key}-filing`, (tryKey) => payByCard({ offer, methodId: card, receiptEmail: undefined, key: tryKey }))
  await readPaidAnew()
  if (paid.ok || paid.failure.code === 'already_done') return done(undefined)
  const { card: ofCard, ...others } = paid.failure.fields ?? {}
  return failed({ ...paid.failure, fields: { ...others, ...(ofCard && { filing_card: ofCard }) } })
}
