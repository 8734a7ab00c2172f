import type { Problem } from '../../../load/document.ts'
import type { Saying, Sayings } from '../sayings.ts'

/** What makes a sentence no claim: that it says no, asks, or leaves it open. */
const open: Required<Sayings>['open'] = {
  en: /\?|n’t\b|\b(?:no|not|never|none|nobody|neither|nor|without|whether|if|before|until|hardly)\b/i,
  es: /\?|(?<!\p{L})(?:no|nunca|ningun[oa]?|ningún|nadie|ni|sin|si|antes|hasta)(?!\p{L})/iu,
}

/** What we are not, as pages say. */
export const otherTrades = {
  en: 'bank|brokerage|broker|adviser|advisor|fiduciary|lender|custodian|insurer|law firm|trust company|credit union',
  es: 'banco|corredora?|asesora?|aseguradora|prestamista|custodio|fiduciari[oa]|bufete',
}

/** What a page would like to be true: what we are, what comes of it, how fast, and for nothing. */
const claims: readonly Saying[] = [
  {
    said: {
      en: /(?<!\b(?:no|not|never|none|nothing)\b[^.?]*|n’t [^.?]*)\b(?:finds?|sees?|shows?) (?:every|all)(?: of)?(?: your| old)* (?:account|plan|401)/i,
      es: /(?<!(?:\bno|ningun[oa]?|ningún|nunca)\b[^.?]*)\b(?:encuentra|encontramos|ve|muestra) tod[oa]s (?:tus|las|los) (?:antigu[oa]s )?(?:cuentas|planes)/i,
    },
    wrong: 'anywhere',
    problem: findsAll,
  },
  {
    said: {
      en: /\b(?:risk[- ]free|double your money|get rich|guaranteed (?:returns?|growth|income|approval|loan)|we guarantee|always approved|you(?:’ll| will) (?:earn|make) \d|earn (?:at least |up to )?\d[\d.]* ?%|, guaranteed\b|guaranteed (?:to|\d)|(?:everyone|everybody|anyone) (?:is|gets) approved|instant approval|(?:can’t|never) lose (?:money|a cent)|100 ?% (?:safe|secure)|(?:there(?:’s| is)|with|at) no risk|without (?:any )?risk|returns? (?:of )?(?:about |around |roughly )?\d[\d.]* ?%|(?:it|they|you|money|savings) (?:always |can |will )?(?:earns?|grows?|makes?) (?:you )?(?:more|faster|better)\b)/i,
      es: /\b(?:sin (?:ningún )?riesgo|duplica tu dinero|hazte rico|garantizamos|(?:rendimientos?|préstamo) garantizad[oa]s?|rinden? (?:alrededor de |cerca de )?(?:un |el )?\d[\d.,]* ?%|gan[ae] (?:al menos |hasta )?\d[\d.]* ?%|aprobación (?:inmediata|garantizada)|100 ?% seguro|(?:gana|rinde|crece)n? más(?! de))(?!\p{L})/iu,
    },
    wrong: 'anywhere',
    problem: promisedReturn,
  },
  {
    said: {
      en: /\b(?:only \d+ (?:spots?|places?|seats?|hours?|left)|(?:act|hurry|apply|buy) now|last chance|limited time|don’t miss|while (?:it|they|supplies) last|today only|offer ends)\b/i,
      es: /\b(?:última oportunidad|tiempo limitado|solo (?:por )?hoy|date prisa|solo quedan)\b/i,
    },
    wrong: 'anywhere',
    problem: falseHurry,
  },
  {
    said: {
      en: new RegExp(
        `(?:\\bwe|\\{company\\}|\\{brand\\})(?: is|’s| are|’re) (?:also |now )?(?:an?|your) (?:[\\w-]+ )?(?:${otherTrades.en})\\b|\\bour (?:\\w+ )?(?:advisers|advisors|attorneys|lawyers|accountants|brokers|CPAs|planners)\\b|(?:\\bwe|\\{brand\\}|\\{company\\}) (?:\\w+ )?(?:work|partner|cooperate)s? (?:\\w+ )?with (?:the )?(?:IRS|government|U\\.?S|Department|Social Security|Treasury|SEC|FINRA)\\b`,
        'i',
      ),
      es: new RegExp(
        `(?:\\{company\\}|\\{brand\\}) es (?:una?|tu) (?:${otherTrades.es})(?!\\p{L})|(?<!\\p{L}|no )somos (?:una?|tu) (?:${otherTrades.es})(?!\\p{L})|(?<!\\p{L})nuestr[oa]s (?:asesor|abogad|contador)\\p{L}+`,
        'iu',
      ),
    },
    wrong: 'unless-asked',
    problem: otherTrade,
  },
  {
    said: {
      en: /\bwe (?:\w+ )?(?:(?:give|offer|provide)\b[^.]*\badvice|(?:advise|recommend)\b)/i,
      es: /(?<!\p{L})(?:damos|ofrecemos)(?!\p{L})[^.]*asesoría|(?<!\p{L})te (?:asesoramos|recomendamos)(?!\p{L})/iu,
    },
    problem: otherTrade,
  },
  {
    said: {
      en: /\btrusts? us\b|\b(?:thousands|hundreds|millions|dozens|\d[\d,]*) (?:of )?(?:other |happy )?(?:people|families|customers|members|Americans|savers|workers|users) (?:have |already |use|trust|chose|found|joined|moved|saved)|\b(?:customers|members|users|everyone|savers) (?:love|loves|rave|recommend|trust)\b|\b(?:America’s|the nation’s) \w+|\b(?:leading|most trusted|most popular|largest|fastest) (?:\w+ )?(?:service|company|platform|app|site|provider)\b|\bas seen (?:on|in)\b|\bfeatured (?:in|on)\b|\bexperts? agree\b/i,
      es: /(?<!\p{L})conf[ií]an en nosotros|(?<!\p{L})(?:miles|cientos|millones|decenas) de (?:personas|familias|clientes|miembros|estadounidenses) (?:ya|usan|confían|han)|(?<!\p{L})(?:la empresa|el servicio) (?:líder|más (?:grande|popular|confiable))|(?<!\p{L})los expertos (?:coinciden|recomiendan)/iu,
    },
    problem: (found) => ({
      rule: 'untrue-of-us',
      message: `“${found}” is praise or a number of customers that nothing counts.`,
      fix: 'Leave it out. How many people came lately is shown by the block “lately”.',
    }),
  },
  {
    said: {
      en: /\b(?:sure|certain|bound|guaranteed) to (?:grow|rise|earn|gain|go up|be approved|get|find|save)\b|\balways (?:grows?|rises?|goes up|pays off|earns?|works)\b|\bguarante\w+|\b(?:savings|money|balance|investments?|IRA|account) (?:will|’ll) (?:grow|rise|double|triple|increase|go up)\b|\bsafe from (?:loss|losses|markets?|any)\b|\bas safe as\b|\b(?:mak(?:e|es|ing)|will make|see to it) (?:sure |it )?that (?:you(?:’ll| will)? (?:get|receive|qualify|are approved)|your (?:loan|request|application))\b|\bmakes? sure you (?:get|receive|qualify)\b|\b(?:loan|approval) is (?:yours|certain|sure)\b|\b(?:application|request) is (?:certain|sure)\b|\b(?:for sure|without (?:a |any )?doubt|no matter what)\b/i,
      es: /(?<!\p{L})(?:seguro que (?:crece|sube|ganarás)|siempre (?:crecen?|suben?|ganan?)|garantiz\p{L}+|asegura(?:mos|n)? (?:de )?que (?:obtengas|recibas|consigas|califiques|te aprueben)|préstamo (?:es tuyo seguro|es seguro|está asegurado)|con toda seguridad|sin duda alguna|pase lo que pase|(?:crecerán?|subirán?|se (?:duplicarán?|triplicarán?)))(?!\p{L})/iu,
    },
    problem: promisedReturn,
  },
  {
    said: {
      en: /\b(?:savings|money|balance|investments?|IRA|account|value)\b[^.]*\b(?:can’t|cannot|won’t|will never|never|doesn’t) (?:ever )?(?:lose|loses|fall|falls|drop|drops|shrink|go down|goes down)\b/i,
      es: /(?<!\p{L})(?:ahorros|dinero|saldo|inversión|inversiones|IRA|cuenta|valor)(?!\p{L})[^.]*(?<!\p{L})(?:nunca|no pueden?) (?:pierden?|perder|bajan?|bajar)(?!\p{L})/iu,
    },
    wrong: 'unless-asked',
    problem: promisedReturn,
  },
  {
    said: {
      en: /\bonly (?:two|three|four|five|six|seven|a few|\d+) (?:more )?(?:days?|hours?|weeks?)\b|\bdays left\b|(?:^|(?<=[.?:] ))hurry\b|\bact fast\b|\bends? (?:soon|today|tonight|tomorrow)\b(?!er)|\bthis (?:week|month) only\b|\brunning out\b|\bexpires? (?:soon|today|tomorrow)\b|\bbefore (?:prices?|rates?|fees?) (?:go|rise)/i,
      es: /(?<!\p{L})quedan (?:solo|sólo|pocos)|(?<!\p{L})s[oó]lo (?:por )?(?:dos|tres|cuatro|cinco|seis|siete|unos|\d+) (?:días|horas|semanas)(?! hábiles)|(?<!\p{L})termina (?:pronto|hoy|mañana)(?!\p{L})|(?<!\p{L})no esperes más|(?<!\p{L})antes de que suban?(?!\p{L})/iu,
    },
    wrong: 'unless-asked',
    problem: falseHurry,
  },
  {
    said: {
      en: /\b(?:money|loan|cash|checks?|funds|payout|refund|transfer|rollover)\b[^.]*\b(?:(?:the )?same day|within (?:an?|one|two|24|48|a few) (?:minutes|hours?)|overnight|instantly|tomorrow|in (?:just )?(?:\w+ )?(?:minutes|seconds|hours))\b|\binstant(?:ly)? (?:\w+ )?(?:cash|money|loan|payout|transfer|rollover|decision)\b/i,
      es: /(?<!\p{L})(?:dinero|préstamo|efectivo|cheque|fondos|reembolso|traslado)(?!\p{L})[^.]*(?<!\p{L})(?:el mismo día|en (?:\p{L}+ )?(?:minutos|segundos|horas)|al instante|de inmediato|mañana mismo)(?!\p{L})/iu,
    },
    problem: (found) => ({
      rule: 'promised-speed',
      message: `“${found}” says how fast money comes, and that is up to plans and banks.`,
      fix: 'Say who sends it and how long that often takes: “often weeks”.',
    }),
  },
  {
    said: {
      en: /\b(?:membership|concierge|loans?|borrowing|filing)\b (?:is|are|costs?|comes?) (?:\w+ )?(?:free|nothing)\b|\bfree (?:membership|concierge|loans?)\b|\bfree for (?:the|your|a|an) (?:first|whole|entire)\b|\bfirst (?:\w+ )?(?:years?|months?|weeks?) (?:is |are )?(?:free|on us)\b/i,
      es: /(?<!\p{L})(?:membresía|conserje|préstamos?) (?:es|son) (?:\p{L}+ )?gratis|(?<!\p{L})(?:membresía|conserje|préstamo) gratis|(?<!\p{L})gratis (?:el primer|durante el primer|por (?:el|un) (?:primer )?)(?: ?año| ?mes)/iu,
    },
    problem: free,
  },
  {
    said: {
      en: /\bwe (?:\w+ )?(?:sell|rent|trade) (?:your|people’s) (?:data|details|information|answers)\b|\bwe (?:can )?(?:see|know|store|keep|save|ask for) (?:your|the) password\b|\b(?:passes|goes|moves|runs|flows) through us\b|\bborrow (?:money )?from (?:an|your|the) IRA\b|\b(?:an|your) IRA (?:can |may |will |also )?lends?\b|\b(?:send|give|show|pass) (?:it|your Social Security number)(?: on)? to (?:the |your |old )*(?:plans|providers|employers)\b|\byou (?:have to|must|need to) (?:pay|buy|join|become a member)\b[^.]*\b(?:search|look|find|claim|borrow|move)\b|\b(?:this|asking|checking|looking) (?:will )?(?:hurts?|lowers?|affects?) your credit\b|\bwe (?:can )?(?:move|spend|take) your (?:money|savings)\b|\bwe (?:keep|store) (?:it|them|your data|all of it) forever\b/i,
      es: /(?<!\p{L})vendemos tus datos|(?<!\p{L})(?:vemos|guardamos|pedimos) tu contraseña|(?<!\p{L})pasa por nosotros|(?<!\p{L})IRA (?:puede )?presta(?!\p{L})|(?<!\p{L})pedir prestado (?:de|a) (?:una|tu) IRA|(?<!\p{L})(?:afecta|baja) tu crédito|(?<!\p{L})(?:movemos|gastamos) tu dinero/iu,
    },
    problem: (found) => ({
      rule: 'lost-denial',
      message: `“${found}” says the opposite of what this service does.`,
      fix: 'Has a “not” or a “never” been lost? Put it back, in Spanish too.',
    }),
  },
  {
    said: {
      en: /\b(?:no|zero|without (?:a|any)) (?:set-?up|loan|origination|membership) fees?\b(?! e)|\binterest[- ]free loans?\b|\bloans? [^.]*\binterest[- ]free\b|\b0 ?% interest\b/i,
      es: /(?<!\p{L})sin (?:cargo|comisión) (?:de|por) (?:el )?(?:préstamo|apertura)|(?<!\p{L})préstamos? sin (?:intereses|interés)|(?<!\d)0 ?% de interés/iu,
    },
    wrong: 'unless-asked',
    problem: free,
  },
  {
    said: {
      en: /\b(?:direct rollover|pre-tax money)\b[^.,;:]*\b(?:code|says|shows?) H\b|\bRoth (?:money|IRA)\b[^.,;:]*\b(?:code|says|shows?) G\b|\bH otherwise\b|\bG when Roth\b/i,
      es: /(?<!\p{L})(?:traslado directo|dinero antes de impuestos)(?!\p{L})[^.,;:]*código H(?!\p{L})|(?<!\p{L})(?:dinero|IRA) Roth(?!\p{L})[^.,;:]*código G(?!\p{L})/iu,
    },
    wrong: 'anywhere',
    problem: (found) => ({
      rule: 'other-law',
      message: `“${found}”: box 7 of Form 1099-R says H where Roth money of a plan went to a Roth IRA, and G after any other direct rollover.`,
      fix: 'Write the other letter.',
    }),
  },
  {
    said: {
      en: /(?<!\b(?:may|might|can|could|not|never)\b[^.?]*)\byou(?:’ll| will)? (?:\w+ )?(?:come out ahead|(?:are|be|’re) better off|end up with more|win either way)\b/i,
      es: /(?<!(?:puede|pueden|podrías?|no|nunca)(?!\p{L})[^.?]*)(?<!\p{L})(?:sales? ganando|saldrás ganando|te (?:conviene|sale) siempre|terminas con más)(?!\p{L})/iu,
    },
    wrong: 'unless-asked',
    problem: promisedReturn,
  },
]

/** Sentences that would be fine if they were true. A “no” beside some of them changes nothing: “is a bank, and isn’t your adviser”. */
export const falseClaims: Sayings = { open, sayings: claims }

function otherTrade(found: string): Problem {
  return {
    rule: 'untrue-of-us',
    message: `“${found}” makes us what we aren’t: no bank, no lender and no adviser.`,
    fix: 'Say what we do: find, ask, compare, prepare, follow.',
  }
}

function free(found: string): Problem {
  return {
    rule: 'priced-thing-free',
    message: `“${found}” says of something that has a price that it costs nothing.`,
    fix: 'Write {price:NAME}, or say which part is free.',
  }
}

function promisedReturn(found: string): Problem {
  return {
    rule: 'promised-return',
    message: `“${found}” promises a return, an approval or safety, which nobody can keep.`,
    fix: 'Say what is likely and what can go wrong, or leave it out.',
  }
}

function falseHurry(found: string): Problem {
  return {
    rule: 'false-hurry',
    message: `“${found}” hurries people about their retirement money.`,
    fix: 'Leave it out, or name the date and whose rule it is.',
  }
}

function findsAll(found: string): Problem {
  return {
    rule: 'promised-return',
    message: `“${found}” promises that nothing is missed, and no search sees everything.`,
    fix: 'Say what is looked through.',
  }
}
