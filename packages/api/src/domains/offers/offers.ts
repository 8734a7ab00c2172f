import { toDollars } from '@app/schemas/api/fields'
import { type DeviceType, devicesToTry, deviceTypes } from '@app/schemas/rules/visitors/extra-cash'
import { type OfferCategory, offerCategories } from '@app/schemas/rules/visitors/offer-categories'
import { z } from 'zod'
import file from './offers.json' with { type: 'json' }

export type Offer = z.output<typeof offer>
type ExtraCash = { readonly title: string; readonly device: DeviceType; readonly offers: readonly z.output<typeof extraCash>[] }

const sampleUrl = z.url({ protocol: /^https$/, hostname: /\.example$/ })
const offer = z.strictObject({
  id: z.string(),
  category: z.enum(offerCategories),
  title: z.string(),
  about: z.string(),
  partner: z.string(),
  url: sampleUrl,
  you_get: z.string(),
  we_get: z.strictObject({ amountCents: z.int().min(0), per: z.enum(['sign_up', 'sale', 'nothing']) }),
})
const extraCash = z.strictObject({ title: z.string(), about: z.string(), you_get: z.string(), url: sampleUrl })
const devices = z.partialRecord(z.enum(deviceTypes), z.array(extraCash))

// There are no contracts with partners yet: all of these are samples, at addresses that belong to nobody.
const { offers, extraCash: lists } = z
  .strictObject({
    offers: z.array(offer),
    extraCash: z.array(z.strictObject({ id: z.string(), title: z.string(), devices })),
  })
  .parse(file)

export const allOffers: readonly Offer[] = offers

export function findOffer(id: string): Offer | undefined {
  return offers.find((one) => one.id === id)
}

/** The offer of a partner to which an address belongs, whatever its query says: people are sent to our own address of it. */
export function offerAt(partner: string, address: string): Offer | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, username } = new URL(address)
  if (username !== '') return undefined
  return offers.find((one) => one.partner === partner && one.url === `${origin}${pathname}`)
}

/** Offers of the categories, in their order; without one, of each category the first. What partners pay us has no say. */
export function offersOf(categories: readonly OfferCategory[]): readonly Offer[] {
  if (categories.length > 0) return categories.flatMap((category) => offers.filter((one) => one.category === category))
  return offerCategories.flatMap((category) => offers.find((one) => one.category === category) ?? [])
}

/** A list of offers for a device, or its placeholder. */
export function extraCashFor(id: string, device: string): ExtraCash | undefined {
  const list = lists.find((one) => one.id === id)
  if (!list) return undefined
  const found = devicesToTry(device).find((one) => list.devices[one] !== undefined)
  return found && { title: list.title, device: found, offers: list.devices[found] ?? [] }
}

/** An offer as the calls give it. */
export function toOffer({ we_get: { amountCents, per }, ...shown }: Offer) {
  return { ...shown, we_get: { amount: toDollars(amountCents), per }, sample: true }
}
