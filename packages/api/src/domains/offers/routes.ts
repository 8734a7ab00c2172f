import type { offerContracts } from '@app/schemas/api/visitors/offers'
import { toOfferCategory } from '@app/schemas/rules/visitors/offer-categories'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { checkLimits } from '../../security/attempts/check-limits.ts'
import { hashToken } from '../../security/random-token.ts'
import { talkedAbout } from '../chat/visitor.ts'
import { allOffers, extraCashFor, findOffer, offerAt, offersOf, toOffer } from './offers.ts'
import { countClick, countVisit } from './store.ts'

const minuteMs = 60_000

/** Ways to earn money with partners. */
export function offerHandlers(context: Context) {
  const justNow = () => {
    const at = context.now()
    return { at, after: new Date(at.getTime() - minuteMs) }
  }
  return {
    listOffers: () => ({ results: allOffers.map(toOffer) }),

    // A uid can be guessed. What its visitor chatted about is used only for clients that have the secret of the chat.
    recommendOffers: async ({ params: { x }, headers, sender }) => {
      const category = toOfferCategory(x)
      if (category) return { because: 'category', results: offersOf([category]).map(toOffer) }
      const subjects = await talkedAbout(context, { uid: x, headers, sender })
      return { because: subjects.length > 0 ? 'conversation' : 'nothing_known', results: offersOf(subjects).map(toOffer) }
    },

    noteOfferClick: async ({ body: { uid, click_source, offer }, sender }) => {
      const limited = await checkLimits(context, { offerClicksPerNetworkAddress: sender.address })
      if (limited) return limited
      const known = findOffer(offer)
      if (!known) return fail('not_found')
      await countClick(context.db, { visitorHash: hashToken(uid), offer, source: click_source, ...justNow() })
      return { offer, url: known.url }
    },

    keepOfferVisit: async ({ person, body: { url, partner, click_page } }) => {
      const known = offerAt(partner, url)
      if (!known) return fail('not_found')
      const [page = '/'] = click_page.split(/[?#]/, 1)
      const pk = await countVisit(context.db, { id: context.newId(), personId: person.id, offer: known.id, page, ...justNow() })
      return { pk, url: known.url, partner, offer: known.id, click_page: page }
    },

    listExtraCash: ({ params: { id, device } }) => {
      const found = extraCashFor(id, device)
      if (!found) return fail('not_found')
      const { title, offers } = found
      return { id, title, device: found.device, results: offers.map((offer) => ({ ...offer, sample: true })) }
    },
  } satisfies Handlers<typeof offerContracts>
}
