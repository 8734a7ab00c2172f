import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../../../load/document.ts'
import type { Saying, Sayings } from '../sayings.ts'

/** What makes a sentence no claim: that it says no, asks, or says what is still to come. */
const open: Required<Sayings>['open'] = {
  en: /\?|n’t\b|\b(?:no|not|never|none|neither|nor|without|whether|if|before|until|ask|should|must|will be|to be given|where)\b/i,
  es: /\?|(?<!\p{L})(?:no|nunca|ningun[oa]?|ningún|ni|sin|si|antes|hasta|pregunta|estarán?|debe|donde|dónde)(?!\p{L})/iu,
}

/** What pages say of us that only others could say: who holds the money, who insures it, who has registered us, who praises us. */
const claims: readonly Saying[] = [
  {
    said: {
      en: /(?:\{company\}|\{brand\}) (?:holds|keeps|safeguards|guards) (?:it|them|the (?:IRA|account|money)|your (?:money|savings|IRA|account|funds))|\bwe (?:hold|safeguard) (?:your|the) (?:money|savings|IRA|account|funds)\b/i,
      es: /(?:\{company\}|\{brand\}) (?:la |las |lo |los )?(?:guarda|tiene|custodia) (?:a tu nombre|tu dinero|tus ahorros|tu cuenta|la IRA)|(?<!\p{L})(?:guardamos|custodiamos) (?:tu dinero|tus ahorros)/iu,
    },
    problem: holdsMoney,
  },
  {
    said: {
      en: /\b(?:FDIC|SIPC|federally|fully)[- ](?:insured|protected|backed)\b|\binsured by\b|\b(?:money|savings|account|IRA|it)(?: is|’s| are) (?:fully )?insured\b|\bbacked by the (?:government|FDIC|US|U\.S\.)/i,
      es: /(?<!\p{L})asegurad[oa]s? por|(?<!\p{L})respaldad[oa]s? por (?:el gobierno|la FDIC|los Estados)|(?<!\p{L})(?:está|están) asegurad[oa]s?(?!\p{L})|protegid[oa]s? por la (?:FDIC|SIPC)/iu,
    },
    problem: insured,
  },
  {
    said: {
      en: /\b(?:SEC|FINRA|state)[- ](?:registered|licensed|approved|regulated)\b|\b(?:registered|licensed) (?:investment )?(?:adviser|advisor|broker|broker-dealer)s?\b|\b(?:registered|licensed) (?:with|by) the\b|\bmember (?:of )?(?:FINRA|SIPC)\b|\b(?:IRS|government|federally)[- ](?:approved|endorsed)\b|\bapproved by the (?:IRS|SEC|government)\b/i,
      es: /(?<!\p{L})(?:registrad|autorizad|aprobad|regulad)[oa]s? (?:ante|por|en) (?:la|el) (?:SEC|FINRA|IRS|gobierno)|(?<!\p{L})miembros? de (?:FINRA|SIPC|la FINRA|la SIPC)/iu,
    },
    problem: registered,
  },
  {
    said: {
      en: /\b(?:rated?|rates|scored?|give) us (?:at |of )?\d\b|\b(?:rating|rated|score) (?:of |at )?\d\.\d\b|\b\d\.\d (?:out of 5|stars)\b|\b\d(?:\.\d)? stars\b|\b(?:\d[\d,.]*|thousands of|millions of|many) (?:happy|satisfied) \w+|\b(?:trusted|loved|used|recommended) by (?:over |more than )?(?:\d[\d,]*|thousands|millions|experts)\b|\bjoin (?:over |more than )?(?:\d[\d,]*|thousands|millions)\b|\b(?:number one|#1|award-winning|best-rated|top-rated)\b/i,
      es: /(?<!\p{L})\d\.\d (?:de|sobre) 5(?!\d)|(?<!\p{L})\d(?:\.\d)? estrellas|(?<!\p{L})(?:\d[\d,.]*|miles de|millones de) (?:\p{L}+ )?(?:content|felic|satisfech)\p{L}+|(?<!\p{L})únete a (?:más de )?(?:\d[\d,]*|miles)|(?<!\p{L})(?:el|la) número uno|(?<!\p{L})premiad[oa]/iu,
    },
    problem: praised,
  },
]

/** What others would have to say of us. A page that has to say it one day says it on the page about what is legal, with the number. */
export const unearned: Sayings = { open, sayings: claims }

const ours =
  /^[Oo]ur\b|\bour (?:own |latest )?(?:figures?|data|counts?|surveys?|records?|numbers?|customers|members|estimates?)\b|\b[Ii]nternal (?!Revenue)|\{company\}|\{brand\}/

/** A figure has a source that others can look up: an act, a section, a report, a year; and not ourselves. */
export function checkSources(doc: Document): Diagnostic[] {
  const blocks = 'blocks' in doc.data && doc.kind !== 'translation' ? doc.data.blocks : []
  return blocks.flatMap((block, index) =>
    'figures' in block
      ? block.figures.flatMap(({ source }, place) => {
          if (source === undefined || !ours.test(source)) return []
          const at: JsonPath = ['blocks', index, 'figures', place, 'source']
          const message = `“${source}” is no source: nobody can look it up.`
          const fix = 'Name the act, the report or the office, with its section or year; or leave the figure out.'
          return [report(doc, at, { rule: 'no-source', message, fix })]
        })
      : [],
  )
}

function holdsMoney(found: string): Problem {
  return {
    rule: 'untrue-of-us',
    message: `“${found}” says that we hold people’s money, and {custodian} does.`,
    fix: 'Write {custodian}, or say what we do: find, ask, prepare, follow.',
  }
}

function insured(found: string): Problem {
  return {
    rule: 'untrue-of-us',
    message: `“${found}” says that money is insured. What is invested can lose value, and nobody insures that.`,
    fix: 'Leave it out, or say that it isn’t insured like a bank deposit.',
  }
}

function registered(found: string): Problem {
  return {
    rule: 'untrue-of-us',
    message: `“${found}” says that an office has registered or approved somebody, and no file says so.`,
    fix: 'Leave it out. Registrations and licenses are on the page “legal”, once they are given.',
  }
}

function praised(found: string): Problem {
  return {
    rule: 'untrue-of-us',
    message: `“${found}” is praise or a number of customers that nothing counts.`,
    fix: 'Leave it out. How many people came lately is shown by the block “lately”.',
  }
}
