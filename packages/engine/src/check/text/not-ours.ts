import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type Problem, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { type Language, languageOf, textsIn } from './texts-in.ts'

type Claim = {
  readonly said: Readonly<Record<Language, RegExp>>
  /** A name is wrong in a sentence that says no, too. */
  readonly isName?: true
  readonly problem: (found: string) => Problem
}

/** What makes a sentence no offer: that it says no, or asks. */
const open: Readonly<Record<Language, RegExp>> = {
  en: /\?|n’t\b|\b(?:no|not|never|without|nobody)\b/i,
  es: /\?|(?<!\p{L})(?:no|nunca|ningun[oa]?|ningún|ni|sin|nadie)(?!\p{L})/iu,
}

/** What pages tell of that there is not: other money, other hours, gifts, plans of another name. */
const claims: readonly Claim[] = [
  {
    said: {
      en: /\b(?:euros?|pounds sterling|British pounds|bucks|grand)\b(?! total)|[€£¥]\s?\d/i,
      es: /(?<!\p{L})(?:euros?|pesos|libras esterlinas)(?!\p{L})|[€£¥]\s?\d/iu,
    },
    problem: (found) => ({
      rule: 'other-money',
      message: `“${found}” is no sum as it is written here: all that is asked, kept and paid is in dollars.`,
      fix: 'Write dollars, as $ and the sum.',
    }),
  },
  {
    said: {
      en: /\b24\/7\b|\b24 hours a day\b|\b(?:round|around) the clock\b|\bday (?:and|or) night\b|\bat any hour\b|\bseven days a week\b|\b(?:Saturdays?|Sundays?|weekends?)\b|\b(?:call|reach|talk to|write to) us (?:at )?(?:any time|anytime|on weekends)\b/i,
      es: /(?<!\p{L})24\/7(?!\d)|(?<!\p{L})las 24 horas(?!\p{L})|(?<!\p{L})(?:de )?día y (?:de )?noche|(?<!\p{L})a cualquier hora|(?<!\p{L})(?:sábados?|domingos?|fin(?:es)? de semana)(?!\p{L})|(?<!\p{L})(?:los )?siete días (?:de|a) la semana/iu,
    },
    problem: (found) => ({
      rule: 'other-hours',
      message: `“${found}” says when people can be reached, and that is in flows/brand.json.`,
      fix: 'Write {hours}.',
    }),
  },
  {
    said: {
      en: /\b(?:gift cards?|free gifts?|cash ?back|sweepstakes|raffles?|prizes?|(?:sign-?up|welcome|cash|referral|loyalty) bonus(?:es)?|\$[\d,]+ bonus|coupons?|promo(?:tion(?:al)?)? codes?|discounts?|\d+ ?% off|half[- ]price|price match(?:ing)?|we(?:’ll| will)? waive|(?:special|introductory|exclusive) (?:offer|price|rate|deal)s?|(?:first|next) (?:month|year) (?:is )?(?:free|on us))\b|\b(?:we (?:pay|give) (?:you )?|you(?:’ll)? (?:get|earn) |get )\$\d/i,
      es: /(?<!\p{L})(?:tarjetas? de regalo|regalos? gratis|sorteos?|rifas?|bonos? de (?:bienvenida|\$)|cupón|cupones|códigos? promocional(?:es)?|\d+ ?% de descuento|descuentos? (?:de|del|para) (?:\$|\d|miembros|amigos)|a mitad de precio|(?:oferta|precio|tarifa) (?:especial|exclusiv[oa])|(?:primer|próximo) (?:mes|año) gratis)(?!\p{L})/iu,
    },
    problem: (found) => ({
      rule: 'gift-of-nobody',
      message: `“${found}” is something that nobody gives: the service knows of no gift and of no other price.`,
      fix: 'Leave it out. What a friend’s link brings is shown by the panel “invite-link”; a price is {price:NAME}.',
    }),
  },
  {
    said: {
      en: /\b(?:Premium|Gold|Silver|Platinum|Diamond|Elite|VIP|Deluxe|Ultimate|Pro|Plus|Basic|Starter)(?: (?:Gold|Plus|Pro|Silver|Platinum|Elite))? (?:members?|memberships?|plans?|concierge|tiers?|packages?|service)\b/,
      es: /(?<!\p{L})(?:miembros?|membresías?|plan|planes|conserje|paquetes?) (?:Premium|Gold|Oro|Plata|Platino|Diamante|Élite|VIP|Pro|Plus|Básic[oa])(?!\p{L})/u,
    },
    isName: true,
    problem: (found) => ({
      rule: 'unknown-product',
      message: `“${found}” is nothing that is sold here.`,
      fix: 'Call it as the price panel does: “npm run flows -- list prices” has what is sold.',
    }),
  },
]

/** Most texts speak of none of it. */
const any: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(claims.map(({ said }) => said.en.source).join('|'), 'i'),
  es: new RegExp(claims.map(({ said }) => said.es.source).join('|'), 'iu'),
}

/** A page offers what there is: in dollars, in our hours, and under the name of what is sold. */
export const checkNotOurs = onceEach((doc: Document): readonly Diagnostic[] => {
  const language = languageOf(doc)
  return textsIn(doc).flatMap(({ text, at }) => {
    const problem = at.at(-1) === 'source' ? undefined : firstIn(text, language)
    return problem ? [report(doc, at, problem)] : []
  })
})

function firstIn(text: string, language: Language): Problem | undefined {
  if (!any[language].test(text)) return undefined
  const [found] = claims.flatMap(({ said, isName = false, problem }) => {
    if (!said[language].test(text)) return []
    const sentence = text.split(/(?<=[.?])\s+/).find((one) => said[language].test(one) && (isName || !open[language].test(one)))
    const words = sentence === undefined ? undefined : said[language].exec(sentence)?.[0]
    return words === undefined ? [] : [problem(words)]
  })
  return found
}
