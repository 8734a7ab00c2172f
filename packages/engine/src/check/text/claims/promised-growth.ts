import type { Saying, Sayings } from '../sayings.ts'

/** What makes a sentence no promise: that it says no, asks, leaves it open, or says that it is an example. */
const open: Required<Sayings>['open'] = {
  en: /\?|n’t\b|\b(?:no|not|never|if|when|while|whether|may|might|can|could|would|should|until|examples?|assum\w+|suppos\w+|estimate[sd]?|say you|such as|at the same rate|past)\b/i,
  es: /\?|(?<!\p{L})(?:no|nunca|si|cuando|mientras|quizás?|puede[ns]?|podrían?|ejemplo|sup(?:on|us)\p{L}+|estima\p{L}*|a la misma tasa|pasado)(?!\p{L})/iu,
}

/** What people have, and that it becomes more, as if it were certain. */
const claims: readonly Saying[] = [
  {
    said: {
      en: /\b(?:savings|money|balances?|investments?|IRAs?|accounts?|401\(k\)s?|nest eggs?|funds|portfolios?|(?:it|they)(?= (?:\w+ )?(?:grows?|earns?)))(?!\w)[^.?;]{0,30}\b(?:grows?|rises?|gains?|increases?|compounds?|earns?|multipl(?:y|ies)|goes up|go up|yields?)\b[^.?;]*(?:\bwith us\b|\{brand\}|\{company\}|\bhere\b|\d ?%|\bpercent\b|\b(?:every|each|per|a) (?:single )?(?:year|month|day)\b|\byear (?:after|on|by) year\b|\bover (?:time|the years)\b|\bsteadily\b)/i,
      es: /(?<!\p{L})(?:ahorros|dinero|saldos?|inversión|inversiones|IRA|cuentas?|401\(k\)|fondos)(?!\p{L})[^.?;]{0,30}(?<!\p{L})(?:crecen?|suben?|ganan?|rinden?|aumentan?)(?!\p{L})[^.?;]*(?:con nosotros|\{brand\}|\{company\}|(?<!\p{L})aquí|\d ?%|(?<!\p{L})(?:cada|al|por|todos los) (?:años?|mes|meses|días?)(?!\p{L})|año tras año|con el tiempo)/iu,
    },
    problem: promisedGrowth,
  },
  {
    said: {
      en: /\b(?:stocks?|shares|funds?|bonds?|mix(?:es)?|portfolios?|markets?|investments?|investing)\b[^.?;]{0,30}\b(?:always|every time|in the (?:end|long run)|sooner or later)\b[^.?;]{0,30}\b(?:higher|ahead|up|rises?|grows?|gains?|wins?|beats?|recovers?|comes? back|pays? off)\b/i,
      es: /(?<!\p{L})(?:acciones|fondos?|bonos?|mercados?|mezclas?|carteras?|inversión|inversiones|invertir)(?!\p{L})[^.?;]{0,30}(?<!\p{L})(?:siempre|a la larga|al final|tarde o temprano)(?!\p{L})[^.?;]{0,30}(?<!\p{L})(?:arriba|alt[oa]s?|adelante|suben?|crecen?|ganan?|rinden?|se recuperan?|vuelven?|compensan?)(?!\p{L})/iu,
    },
    problem: promisedGrowth,
  },
  {
    said: {
      en: /\b(?:savings|money|balances?|accounts?|IRAs?|nest eggs?)\b[^.?;]{0,25}\b(?:ends? (?:up )?(?:higher|ahead|with more)|comes? out (?:higher|ahead)|grows? (?:more|faster))\b/i,
      es: /(?<!\p{L})(?:ahorros|dinero|saldos?|cuentas?|IRA)(?!\p{L})[^.?;]{0,25}(?<!\p{L})(?:terminan? (?:más arriba|más alt[oa]s?|con más)|acaban? con más|crecen? más)(?!\p{L})/iu,
    },
    problem: promisedGrowth,
  },
  {
    said: {
      en: /\b(?:it|they|savings|money|balances?|investments?|IRA|account|mix|portfolio)(?:’ll| will|’s| is| are) (?:always |surely )?(?:be )?worth (?:\w+ )?more\b/i,
      es: /(?<!\p{L})(?:valdrán?|valen?|vale siempre) (?:siempre )?más(?: de lo)? que (?:lo que )?(?:pusiste|pagaste|aportaste|hoy)/iu,
    },
    problem: promisedGrowth,
  },
  {
    said: {
      en: /\b(?:shows?|see|tells?|know) (?:you )?(?:what|how much) (?:(?:your|the) (?:savings|money|balance|account)|you|it|they)(?:’ll| will) (?:be worth|have|grow to|end up with|become)\b/i,
      es: /(?<!\p{L})(?:muestra|ves|verás|dice|sabes) (?:lo que|cuánto) (?:tendrás|valdrán?|será(?:n)?)(?!\p{L})/iu,
    },
    wrong: 'unless-asked',
    problem: promisedGrowth,
  },
  {
    said: {
      en: /(?:\bwe|\{brand\}|\{company\})(?: \w+)? (?:grows?|increases?|doubles?|multipl(?:y|ies)) (?:your|people’s|the) (?:\w+ )?(?:savings|money|balance|investments?|nest egg)\b|\b(?:watch|see|makes?) your (?:\w+ )?(?:savings|money|balance|nest egg) grow\b/i,
      es: /(?<!\p{L})(?:hacemos|hace) crecer (?:tus?|los|el) (?:\p{L}+ )?(?:ahorros|dinero|saldo)|(?<!\p{L})(?:ve|verás|mira) (?:cómo crecen?|crecer) (?:tus?|los|el) (?:ahorros|dinero|saldo)/iu,
    },
    problem: promisedGrowth,
  },
]

/** Savings that grow as a fact: nobody can keep that, whatever the rate. */
export const promisedGrowths: Sayings = { open, sayings: claims }

function promisedGrowth(found: string) {
  return {
    rule: 'promised-return',
    message: `“${found}” says as a fact that savings grow, which nobody can keep.`,
    fix: 'Say that they may, and may also lose value; or say that the figure is an example: “if they grew 4% a year”.',
  }
}
