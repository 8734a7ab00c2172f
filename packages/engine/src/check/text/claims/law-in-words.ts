import type { Saying, Sayings } from '../sayings.ts'

/** What makes a sentence say no such thing: that it says no, or asks. */
const open: Required<Sayings>['open'] = {
  en: /\?|n’t\b|\b(?:no|not|never|nobody|none|neither|nor|without|unless|cannot)\b/i,
  es: /\?|(?<!\p{L})(?:no|nunca|nadie|ningun[oa]?|ningún|ni|sin|tampoco|salvo)(?!\p{L})/iu,
}

/** What a sentence gets wrong that has no figure, and how it is. */
function law(so: string, said: Saying['said'], wrong?: Saying['wrong']): Saying {
  return {
    said,
    ...(wrong && { wrong }),
    problem: (found) => ({ rule: 'other-law', message: `“${found}” is said here, and ${so}.`, fix: 'Say what is so, in Spanish too.' }),
  }
}

/** How accounts are taxed. */
const taxed: readonly Saying[] = [
  law('pre-tax money is taxed when it is taken out, and not before', {
    en: /\bpre-tax (?:money|savings|dollars)\b[^.?;,]*\b(?:was|were|has been|is already|has already been) taxed\b/i,
    es: /(?<!\p{L})dinero antes de impuestos(?!\p{L})[^.?;,]*(?<!\p{L})(?:ya )?(?:pagó|ha pagado) impuestos?/iu,
  }),
  law(
    'Roth money was taxed before it was saved',
    {
      en: /\bRoth (?:\S+ )?(?:money|savings|dollars)\b[^.?;,]*\b(?:(?:hasn’t|wasn’t|has not|was not) (?:been )?taxed|(?:is|are) untaxed|(?:goes|went) in untaxed)\b/i,
      es: /(?<!\p{L})dinero Roth(?!\p{L})[^.?;,]*(?<!\p{L})(?:no (?:ha pagado|pagó|paga)|todavía no (?:ha pagado|paga)) impuestos?/iu,
    },
    'unless-asked',
  ),
  law('a Roth account suits those who expect a higher tax rate later, and a Traditional one those who expect a lower one', {
    en: /\bRoth\b[^.?;]*\b(?:expect|will be in|have)s?\b[^.?;]*\blower tax|\b(?:Traditional|pre-tax)\b[^.?;]*\bexpects?\b[^.?;]*\bhigher tax/i,
    es: /(?<!\p{L})Roth(?!\p{L})[^.?;]*(?<!\p{L})(?:esperas?|tendrás)(?!\p{L})[^.?;]*tasa[^.?;]*más baja|(?<!\p{L})(?:tradicional|antes de impuestos)(?!\p{L})[^.?;]*esperas?(?!\p{L})[^.?;]*tasa[^.?;]*más alta/iu,
  }),
  law(
    'moving pre-tax money to a Roth account is taxed in that year',
    {
      en: /\b(?:pre-tax|untaxed) (?:money|savings)\b[^.?;]*\bto (?:a|your|the) Roth\b[^.?;,]*\b(?:owe no tax|no tax is owed|is(?:n’t| not) taxed|is tax-free|costs no tax)\b/i,
      es: /(?<!\p{L})dinero (?:antes de|sin pagar) impuestos[^.?;]*a (?:una|tu|la)(?: IRA| cuenta)? Roth[^.?;,]*(?:no (?:debes|pagas|se paga)|libre de|sin) impuestos?/iu,
    },
    'unless-asked',
  ),
  law('after a direct move none of it is taxable', {
    en: /\btaxable amount\b[^.?;]*\b(?:should|must|will|has to) be (?:all|the (?:whole|full|same)|everything)\b/i,
    es: /(?<!\p{L})cantidad sujeta a impuestos?[^.?;]*(?:debe|tiene que) ser (?:tod[oa]|la (?:misma|cantidad entera))/iu,
  }),
]

/** How money is moved and paid out. */
const moved: readonly Saying[] = [
  law('a check in a person’s own name counts as paid to them, with 20% held back', {
    en: /\bchecks?\b[^.?;]*\b(?:made out|payable|written) to (?:you|yourself)\b(?!r)[^.?;]*\b(?:goes into|counts as (?:a )?(?:direct|rollover)|is a (?:direct )?rollover|is tax-free)\b/i,
    es: /(?<!\p{L})cheques? a tu nombre(?! y)[^.?;]*(?:también entra|entra en|cuenta como (?:un )?traslado|es un traslado)/iu,
  }),
  law('people ask for a check that is made out to the new account, and not to themselves', {
    en: /\b(?:ask|tell|have)\b[^.?;]*\b(?:to make|makes?) (?:the |a |your )?checks? (?:out|payable) to (?:you|yourself)\b(?!r)/i,
    es: /(?<!\p{L})(?:pide|pides|dile|pídele)(?!\p{L})[^.?;]*(?:haga|escriba|emita) (?:el|un) cheque a tu nombre/iu,
  }),
  law('of money that goes straight from plan to account nothing is held back', {
    en: /\b(?:direct rollover|paid directly|pays? (?:the new account|your IRA|it) directly|straight to (?:the|your) (?:new )?(?:account|IRA))\b[^.?;]*\b(?:20% is|tax is|is) (?:held back|withheld)\b/i,
    es: /(?<!\p{L})(?:traslado directo|paga directo a|directamente a (?:la|tu) (?:cuenta|IRA))(?!\p{L})[^.?;]*se retiene/iu,
  }),
  law(
    'only the plan of the job that is left at 55 or later pays without the extra tax',
    {
      en: /\b(?:all|any|every|each)(?: of)?(?: your)?(?: old| other)* plans?\b[^.?;]*\bwithout the (?:extra )?10 ?%/i,
      es: /(?<!\p{L})(?:todos tus|cualquiera de tus|cada uno de tus)(?: antiguos)? planes(?: anteriores)?(?!\p{L})[^.?;]*sin el 10 ?%/iu,
    },
    'unless-asked',
  ),
  law('some plans cost less than an IRA', {
    en: /\b(?:every|all|any) (?:old )?plans? costs? (?:you )?more\b/i,
    es: /(?<!\p{L})(?:todos los|cualquier|cada) (?:antiguos? )?plan(?:es)?(?: antiguos?)? cuestan? más(?!\p{L})/iu,
  }),
  law('what a plan allows from 55 on is given up with a move to an IRA', {
    en: /\bto an IRA(?: first)?, (?:then )?you (?:still |also )?keep (?:that|this|it)\b/i,
    es: /(?<!\p{L})a una IRA, (?:todavía |también )?(?:conservas|mantienes) (?:eso|esto)(?!\p{L})/iu,
  }),
  law('the letter lets us ask, and moves no money', {
    en: /\blets? us ask about[^.?;]*\band (?:move|transfer|take|close) (?:your |the )?(?:money|savings|accounts?)\b|\bletters?\b[^.?;]*\b(?:lets?|allows?|authorizes?|permits?) (?:us|\{brand\}|\{company\})\b[^.?;]*\b(?:moves?|transfers?|withdraws?|takes?|spends?|closes?|cash) (?:out )?(?:your |the |any |all )?(?:money|savings|balances?|accounts?)\b/i,
    es: /(?<!\p{L})nos deja preguntar por[^.?;]* y (?:mover|trasladar|sacar) (?:el |tu )?(?:dinero|ahorros)|(?<!\p{L})carta(?!\p{L})[^.?;]*(?<!\p{L})nos (?:permite|autoriza|deja)(?!\p{L})[^.?;]*(?<!\p{L})(?:mover|transferir|trasladar|sacar|retirar|cerrar) (?:el |tu |tus |las )?(?:dinero|ahorros|saldos?|cuentas?)(?!\p{L})/iu,
  }),
]

/** What there is one limit for, and what a loan is for. */
const limits: readonly Saying[] = [
  law('one limit is for all of a person’s IRAs together', {
    en: /\blimit (?:is )?(?:for|of|on) (?:each|every)(?: one)?(?: of your)? IRAs?\b|\b(?:each|every) IRA has (?:a|its)(?: own)? limit\b|\b(?:each|every) IRA\b[^.?;]*\blimit of its own\b/i,
    es: /(?<!\p{L})límite (?:es )?(?:para|de|por) cada(?: una de tus)? IRA(?!\p{L})|(?<!\p{L})cada IRA tiene (?:su|un) (?:propio )?límite/iu,
  }),
  law('all loans of a plan count together', {
    en: /\b(?:each|every) loan\b[^.?;]*\b(?:limit of its own|its own limit|counts? (?:alone|separately|on its own))\b/i,
    es: /(?<!\p{L})cada préstamo(?!\p{L})[^.?;]*(?:su propio límite|cuenta (?:solo|aparte|por separado))/iu,
  }),
  law('only a loan for the main home may run for longer', {
    en: /\b(?:longer|more than five years|over five years)\b[^.?;]*\b(?:second|vacation|holiday|rental|another|any) (?:home|house)\b/i,
    es: /(?<!\p{L})más(?!\p{L})[^.?;]*(?<!\p{L})(?:segunda|otra|cualquier) (?:vivienda|casa)|(?<!\p{L})(?:vivienda|casa) (?:de vacaciones|para alquilar)/iu,
  }),
  law(
    'a plan moves out only small balances without being asked',
    {
      en: /\bplans?\b[^.?;]*\b(?:move|pay|push|force|cash)s? out\b[^.?;]*\bbalances? (?:of )?(?:more than|over|above|at least) \$/i,
      es: /(?<!\p{L})plan(?:es)?(?!\p{L})[^.?;]*(?<!\p{L})(?:mover|sacar|pagar)(?!\p{L})[^.?;]*saldos? de (?:más de|al menos) \$/iu,
    },
    'unless-asked',
  ),
  law('the interest of a loan from a plan goes into the plan of whoever borrows', {
    en: /\binterest\b[^.?;]*\b(?:goes to|is paid to|is for) (?:us|\{brand\}|\{company\})(?!\w)|\bwe lend (?:you )?the money\b/i,
    es: /(?<!\p{L})intereses?(?!\p{L})[^.?;]*(?:son para|van a|se pagan a) nosotros|(?<!\p{L})(?:te )?prestamos el dinero(?!\p{L})/iu,
  }),
  law('the employer’s ID number is in box b of a W-2', {
    en: /\bbox (?!b\b)\w{1,2} (?:has|shows|is) the employer’s ID\b/i,
    es: /(?<!\p{L})casilla (?!b(?!\p{L}))[\p{L}\d]{1,2} (?:tiene|muestra) el número de identificación del empleador/iu,
  }),
  law('vested money stays with whoever leaves the job', {
    en: /\bvested (?:money|savings|part)\b[^.?;]*\b(?:goes back|is lost|belongs to (?:the|your) employer|stays with (?:the|your) employer)\b/i,
    es: /(?<!\p{L})dinero (?:consolidado|adquirido)(?!\p{L})[^.?;]*(?:vuelve|se pierde|se queda)/iu,
  }),
]

/** The law as pages tell it without a figure. The figures are in `figures/facts-of-law.ts`. */
export const lawInWords: Sayings = { open, sayings: [...taxed, ...moved, ...limits] }
