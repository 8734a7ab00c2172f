import type { Saying, Sayings } from '../sayings.ts'

/** What makes a sentence no offer: that it says no, or asks. */
const open: Required<Sayings>['open'] = {
  en: /\?|n’t\b|\b(?:no|not|never|without|nobody)\b/i,
  es: /\?|(?<!\p{L})(?:no|nunca|ningun[oa]?|ningún|ni|sin|nadie)(?!\p{L})/iu,
}

/** What pages tell of that there is not: other money, other hours, gifts, plans of another name. */
const claims: readonly Saying[] = [
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
      en: /\{price:concierge\}[^.?;]*\b(?:all|every|each) (?:of )?(?:your )?(?:old )?accounts?\b/i,
      es: /\{price:concierge\}[^.?;]*(?:todas tus|cada una de tus|todas las) (?:\p{L}+ )?cuentas/iu,
    },
    wrong: 'unless-asked',
    problem: (found) => ({
      rule: 'other-term-of-sale',
      message: `“${found}”: this price is for the help with one account.`,
      fix: 'Write “for one old account”, or the price of the membership.',
    }),
  },
  {
    said: {
      en: /\{company\} (?:had|closed|was sold|merged|owed|hired|laid|went)\b/i,
      es: /(?<!\p{L})(?:tuvo|cerró|vendió|fusionó|debía|contrató) \{company\}|\{company\} (?:tuvo|cerró|se vendió|se fusionó|debía)(?!\p{L})/iu,
    },
    wrong: 'anywhere',
    problem: (found) => ({
      rule: 'company-is-us',
      message: `“${found}” is said of us: {company} is our own name, and no employer’s.`,
      fix: 'Write “the company”, or “your old employer”.',
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
      en: /\b(?:gift cards?|free gifts?|cash ?back|sweepstakes|raffles?|prizes?|(?:sign-?up|welcome|cash|referral|loyalty) bonus(?:es)?|\$[\d,]+ bonus|coupons?|promo(?:tion(?:al)?)? codes?|discounts?|\d+ ?% off|half[- ]price|price match(?:ing)?|we(?:’ll| will)? waive|(?:special|introductory|exclusive) (?:offer|price|rate|deal)s?|(?:first|next) (?:month|year) (?:is )?(?:free|on us))\b|\b(?:we (?:pay|give) (?:you )?|you(?:’ll)? (?:get|earn) |get )\$\d|\b(?:you(?:’ll| will)?|both of you|they(?:’ll)?) (?:each |both )?(?:get|earn|receive|win) (?:an? |your )?(?:extra |free )?(?:cash|rewards?|bonus(?:es)?)\b|\b(?:cash|rewards?|bonus) for (?:each|every) (?:friend|person|account)/i,
      es: /(?<!\p{L})(?:tarjetas? de regalo|regalos? gratis|sorteos?|rifas?|bonos? de (?:bienvenida|\$)|cupón|cupones|códigos? promocional(?:es)?|\d+ ?% de descuento|descuentos? (?:de|del|para) (?:\$|\d|miembros|amigos)|a mitad de precio|(?:oferta|precio|tarifa) (?:especial|exclusiv[oa])|(?:primer|próximo) (?:mes|año) gratis|(?:recibes|recibirás|ganas|ganarás|te (?:damos|pagamos|enviamos)) (?:un |una )?(?:efectivo|recompensas?|bonificación)|(?:efectivo|recompensa|bono) por cada (?:amigo|persona|cuenta))(?!\p{L})|(?<!\p{L})(?:recibes|ganas|te (?:damos|pagamos)) \$\d/iu,
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
    wrong: 'anywhere',
    problem: (found) => ({
      rule: 'unknown-product',
      message: `“${found}” is nothing that is sold here.`,
      fix: 'Call it as the price panel does: “npm run flows -- list prices” has what is sold.',
    }),
  },
]

/** A page offers what there is: in dollars, in our hours, and under the name of what is sold; a name is wrong in a “no”, too. */
export const notOurs: Sayings = { open, sayings: claims }
