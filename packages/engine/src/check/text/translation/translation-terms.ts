import type { Problem } from '../../../load/document.ts'
import { sentencesOf } from '../sentences.ts'
import type { Pair } from './original.ts'
import {
  costOnlyThere,
  freeOnlyThere,
  lentForBorrowed,
  otherDateSaid,
  otherDirection,
  otherOrderOfSums,
  otherTime,
} from './translation-directions.ts'
import { oppositeSaid } from './translation-opposites.ts'

type Both = readonly [english: RegExp, spanish: RegExp]

/** What a page is about, which no translation goes without. Words that Spanish often leaves out, such as “loan”, are not among them. */
const terms: Readonly<Record<string, Both>> = {
  spouse: [/\b(?:spouses?|husband|wife)\b/i, /cónyuge|espos[oa]|pareja|casad/i],
  card: [/\bcards?\b/i, /tarjeta|sin deuda/i],
  Roth: [/\bRoth\b/, /\bRoth\b/],
  cancel: [/\bcancel/i, /cancel/i],
  renew: [/\brenew/i, /renov|renuev/i],
  refund: [/\brefund/i, /reembols|devol/i],
  unclaimed: [/\bunclaimed\b/i, /reclam/i],
  free: [
    /\bfor free\b|(?<!\b(?:feel|tax|toll|debt)[- ])\bfree\b(?![- ](?:days?|trial|of|up|from|to take))/i,
    /grat(?:is|uit)|sin (?:ningún )?(?:costo|cargo|pagar|cobrar)|no (?:\p{L}+ )?(?:cuesta|cobr|pag)|nada/iu,
  ],
  'sign in': [/\bsign(?:ed|s|ing)?[- ]in\b(?! your name)/i, /sesión|entra|acced|acceso|conect|sign in/i],
  half: [/\bhalf (?:of|a year)\b|\bat most half\b/i, /mitad|medi[oa]|seis meses/i],
  checking: [/\bchecking account\b|^checking$/i, /corriente|cheques/i],
  'Eastern time': [/\bEastern\b/, /\bEste\b/],
  'Central time': [/\bCentral [Tt]ime\b/, /\b[Cc]entr(?:o|al)\b/],
  'Mountain time': [/\bMountain [Tt]ime\b/, /\b[Mm]ontaña\b/],
  'Pacific time': [/\bPacific\b/, /\bPac[ií]fico\b/],
  'e-mail': [/\be-mails?\b/i, /correo|escrib/i],
  membership: [/\bmembership\b/i, /membres|miembro/i],
  account: [/\baccounts?\b/i, /cuenta/i],
  password: [/\bpasswords?\b/i, /contraseña/i],
  signature: [/\bsignatures?\b/i, /firma/i],
  interest: [/\binterest\b/i, /inter[eé]s/i],
  retirement: [/\bretire(?:ment)?\b/i, /jubil|retir|ahorr/i],
  photo: [/\bphotos?\b/i, /foto|imagen/i],
  adviser: [/\badvis[eo]rs?\b/i, /ases/i],
  rollover: [/\brollovers?\b/i, /traslad|reinver|rollover|mover|mueve/i],
  citizen: [/\bcitizens?\b/i, /ciudadan/i],
  deposit: [/\bdeposits?\b/i, /dep[oó]sit/i],
  withdrawal: [/\bwithdraw(?:als?|s)?\b/i, /retir|sac/i],
  person: [/\ba person\b/i, /persona|alguien/i],
  cash: [/\bcash\b/i, /efectivo|cobr|dinero|sac|retir|liquid/i],
  tax: [/\b(?:income tax|taxes|owe tax)\b/i, /impuest|tribut|fiscal|IRS|Hacienda|declara|renta/i],
  employer: [/\bemployers?\b/i, /empleador|empleo|trabaj|patr|empresa/i],
  employee: [/\bemployees?\b/i, /emplead[oa]s?(?!\p{L})|trabajador|personal/iu],
  bank: [/\bbanks?\b/, /banc/i],
  only: [/\bonly\b(?! (?:\d|one|two|fair))/i, /\bsol[oa]s?\b|sólo|solamente|únic|nada más|más que|sino|apenas|hasta|menos/i],
  'every so often': [/\bevery (?:two|other|three|four|\d+)\b/i, /cada|quincenal|tod[oa]s l[oa]s/i],
  agency: [/\bagenc(?:y|ies)\b/i, /agencia|oficina|organismo|autoridad/i],
  yes: [/^Yes\b/, /^S[ií](?!\p{L})/u],
  replace: [/\breplace (?:a|the|your) (?:loan|account|card|bank|letter)\b/i, /reempla|cambi|sustitu/i],
}

const counts = '\\d+|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez'
const counted = new RegExp(
  `(?<![\\p{L}\\d])(?:${counts}) (?:\\p{L}+ )?(years?|months?|weeks?|days?|hours?|minutes?|años?|mes(?:es)?|semanas?|días?|horas?|minutos?)(?!\\p{L})`,
  'giu',
)
const units = [/^(?:year|año)/i, /^(?:month|mes)/i, /^(?:week|semana)/i, /^(?:day|día)/i, /^(?:hour|hora)/i, /^min/i]

const youFirst = /^(?:you|if you[^,]*, you) (?:can|may|have to|must|need|should|don’t have to)\b/i
const formalFirst = /^(?:no )?(?:puede|tiene que|debe|necesita)(?!\p{L})/iu

/** What a text is about is what its translation is about: the same things, in the same units, said to the same person. */
export function otherMeaning(pair: Pair): Problem | undefined {
  return (
    otherUnit(pair) ??
    otherUnitUncounted(pair) ??
    otherBox(pair) ??
    otherDays(pair) ??
    otherTerm(pair) ??
    otherDirection(pair) ??
    oppositeSaid(pair) ??
    otherOrderOfSums(pair) ??
    otherTime(pair) ??
    lentForBorrowed(pair) ??
    freeOnlyThere(pair) ??
    costOnlyThere(pair) ??
    otherOrderOfDate(pair) ??
    otherDateSaid(pair) ??
    formalStart(pair)
  )
}

function otherTerm({ english, text }: Pair): Problem | undefined {
  const lost = Object.entries(terms).find(([, [own, other]]) => own.test(english) && !other.test(text))
  return (
    lost && {
      rule: 'other-term',
      message: `The original speaks of “${lost[1][0].exec(english)?.[0]}”, and the translation does not.`,
      fix: 'Translate what stands here, with the terms of docs/spanish.md. Lists are in the order of the English.',
    }
  )
}

/** “Two years” is no “dos meses”. */
function otherUnit({ english, text }: Pair): Problem | undefined {
  const [sentences, theirs] = [english, text].map(sentencesOf)
  if (sentences && theirs && sentences.length === theirs.length && sentences.length > 1)
    return sentences.reduce<Problem | undefined>(
      (found, one, index) => found ?? otherUnit({ to: [], english: one, text: theirs[index] ?? '' }),
      undefined,
    )
  const [wanted, given] = [english, text].map((words) =>
    [...words.matchAll(counted)].map(([all, unit = '']) => ({ all, unit: kindOf(unit) })),
  )
  const other = given?.find(({ unit }) => !wanted?.some((one) => one.unit === unit))
  const original = wanted?.find(({ unit }) => !given?.some((one) => one.unit === unit))
  if (!other || !original) return undefined
  return {
    rule: 'other-unit',
    message: `The translation has “${other.all}” where the original has “${original.all}”.`,
    fix: 'Count in the same unit in both.',
  }
}

const boxes = { english: /\bbox ([a-z]|\d+)\b/gi, spanish: /(?<!\p{L})casillas? ([a-z]|\d+)(?![\p{L}\d])/giu }

/** “Box b” of a form is “la casilla b”. */
function otherBox({ english, text }: Pair): Problem | undefined {
  const [wanted, given] = [english.matchAll(boxes.english), text.matchAll(boxes.spanish)].map((all) =>
    [...all].map(([, box = '']) => box.toLowerCase()),
  )
  const other = given?.find((box) => wanted?.includes(box) !== true)
  if (other === undefined || !wanted?.length) return undefined
  const message = `The translation says box ${other}, and the original box ${wanted.join(', ')}.`
  return { rule: 'other-number', message, fix: 'Name the same box in both.' }
}

const uncounted =
  /(?<!\p{L})(seconds?|minutes?|hours?|days?|weeks?|months?|years?|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?)(?!\p{L})/giu

/** “Days or weeks” are no “minutos u horas”. */
function otherUnitUncounted({ english, text }: Pair): Problem | undefined {
  const [sentences, theirs] = [english, text].map(sentencesOf)
  if (sentences?.length !== theirs?.length) return undefined
  const index = sentences?.findIndex((one, place) => {
    const [wanted, given] = [one, theirs?.[place] ?? ''].map((words) => new Set((words.match(uncounted) ?? []).map(kindOf)))
    return wanted !== undefined && given !== undefined && wanted.size > 1 && given.size > 1 && ![...wanted].some((unit) => given.has(unit))
  })
  if (index === undefined || index < 0) return undefined
  const message = `“${theirs?.[index]}” counts in other units than “${sentences?.[index]}”`
  return { rule: 'other-unit', message, fix: 'Count in the same units in both.' }
}

/** Two business days are more than two days. */
function otherDays({ english, text }: Pair): Problem | undefined {
  const [wanted, given] = [/\bbusiness days?\b/i.test(english), /hábil|laborable/i.test(text)]
  if (wanted === given) return undefined
  const message = wanted
    ? 'The original counts business days, and the translation all days.'
    : 'The translation counts business days, and the original all days.'
  return { rule: 'other-unit', message, fix: wanted ? 'Write “días hábiles”.' : 'Write “días”.' }
}

function kindOf(unit: string): number {
  return units.findIndex((pattern) => pattern.test(unit))
}

function otherOrderOfDate({ english, text }: Pair): Problem | undefined {
  if (!/\bMM\/DD\b/.test(english) || !/\bDD\/MM\b/.test(text)) return undefined
  return {
    rule: 'other-date-order',
    message: 'The field takes the month first, and the translation asks for the day first.',
    fix: 'Write MM/DD/AAAA.',
  }
}

function formalStart({ english, text }: Pair): Problem | undefined {
  const [original, said] = [english, text].map(sentencesOf)
  if (!original || original.length !== said?.length) return undefined
  const formal = said.find((sentence, index) => formalFirst.test(sentence) && youFirst.test(original[index] ?? ''))
  if (formal === undefined) return undefined
  return {
    rule: 'formal-address',
    message: `People are addressed as “tú”, and “${formal}” is said to “usted”.`,
    fix: 'Write “puedes”, “tienes”, “debes” or “necesitas”.',
  }
}
