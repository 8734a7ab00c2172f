import { z } from 'zod'
import { deviceTypes } from '../../rules/visitors/extra-cash.ts'
import { offerCategories } from '../../rules/visitors/offer-categories.ts'
import { contract, contracts } from '../contract.ts'
import { pk, results } from '../fields.ts'
import { ownPath, slug, uid } from './visitor-fields.ts'

const offer = z.strictObject({
  id: slug,
  category: z.enum(offerCategories),
  title: z.string(),
  about: z.string(),
  partner: slug,
  url: z.url(),
  you_get: z.string().meta({ description: 'What people who do this usually get.' }),
  we_get: z.strictObject({
    amount: z.number().meta({ description: 'Dollars that the partner pays us. The order of the list never depends on it.' }),
    per: z.enum(['sign_up', 'sale', 'nothing']),
  }),
  sample: z.boolean().meta({ description: 'Whether the partner is made up, to show how it works.' }),
})
const extraCashOffer = z.strictObject({ title: z.string(), about: z.string(), you_get: z.string(), url: z.url(), sample: z.boolean() })

/** The secret of a conversation, where no cookie can hold it. */
export const chatSecretHeader = z.strictObject({ 'x-chat-secret': z.string().max(100).exactOptional() })

/** Ways to earn money with partners. */
export const offerContracts = contracts({
  listOffers: contract({
    method: 'GET',
    path: '/api/v1/offers/earn-money/',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Lists offers to earn money, with what each partner pays us.',
    sends: 'json',
    status: 200,
    answer: results(offer),
    errors: [],
  }),
  recommendOffers: contract({
    method: 'GET',
    path: '/api/v1/offers/earn-money/recommended-offers/{x}/',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Recommends offers: of a category, or for the visitor of a uid.',
    params: z.strictObject({ x: z.string().max(100) }),
    headers: chatSecretHeader,
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      because: z
        .enum(['category', 'conversation', 'nothing_known'])
        .meta({ description: 'Why these: the category was asked for, the visitor talked about it, or nothing is known.' }),
      results: z.array(offer).readonly(),
    }),
    errors: [],
  }),
  noteOfferClick: contract({
    method: 'POST',
    path: '/api/v1/offers/earn-money/click/create/',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Notes that a visitor opened an offer; within a minute the same click counts once.',
    body: z.strictObject({ uid, click_source: slug, offer: slug }),
    sends: 'json',
    status: 201,
    answer: z.strictObject({ offer: slug, url: z.url() }),
    errors: ['not_found', 'too_many_requests'],
  }),
  keepOfferVisit: contract({
    method: 'POST',
    path: '/api/v1/accounts/offer/create/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Notes that the person goes to a partner and says where to; within a minute the same visit counts once.',
    body: z.strictObject({ url: z.string().max(2_000), partner: slug, click_page: ownPath }),
    sends: 'json',
    status: 201,
    answer: z.strictObject({ pk, url: z.url(), partner: slug, offer: slug, click_page: z.string() }),
    errors: ['not_found'],
  }),
  listExtraCash: contract({
    method: 'GET',
    path: '/api/v1/offers/extra-cash/{id}/{device}',
    who: 'anyone',
    idempotent: 'by-nature',
    about: 'Gives a list of offers for a kind of device; when it has none for this device, those for every device.',
    params: z.strictObject({ id: z.string().max(100), device: z.string().max(60) }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      id: slug,
      title: z.string(),
      device: z.enum(deviceTypes).meta({ description: 'The device that the offers are for: the one asked for, or “default”.' }),
      results: z.array(extraCashOffer).readonly(),
    }),
    errors: ['not_found'],
  }),
})
