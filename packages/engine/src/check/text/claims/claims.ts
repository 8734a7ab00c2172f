import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type Problem, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { sentencesOf } from '../sentences.ts'
import { languageOf, textsIn } from '../texts-in.ts'

/** What is said as certain, and is not: that a move pays, that a loan is approved, that something holds until a day that passes. */
export const checkClaims = onceEach((doc: Document): readonly Diagnostic[] => {
  const language = languageOf(doc)
  return textsIn(doc).flatMap(({ text, at }) => {
    if (at.at(-1) === 'source') return []
    const problem = claimIn(sentencesOf(text), language)
    return problem ? [report(doc, at, problem)] : []
  })
})

const subjects = {
  en: /\b(?:mov(?:e|es|ing)|roll(?:ing|over|overs)?|combin(?:e|es|ing)|switch(?:ing)?|IRAs?|concierge|membership|loans?|borrowing|members?)\b[^.?]*/i,
  es: /(?<!\p{L})(?:mover(?:lo|las?)?|traslad\p{L}+|reunir|combinar|IRA|conserje|membresía|préstamos?|miembros?)(?!\p{L})[^.?]*/iu,
}
const gains = {
  en: /\b(?:saves? (?:you )?(?:money|thousands|\$)|(?:lowers?|cuts?|reduces?|shrinks?|brings? down) (?:what you pay\b|(?:your|the|all) (?:fees?|costs?|tax(?:es)?|bills?))|(?:always )?costs? (?:you )?less|(?:is|are) (?:always )?(?:cheaper|safer|better)|pays? for itself|grows? faster|avoids? (?:all )?tax(?:es)?|pays? no tax(?:es)?)\b/i,
  es: /(?<!\p{L})(?:(?:te )?ahorran? (?:dinero|miles|\$)|(?:bajan?|reducen?|recortan?) (?:lo que pagas|(?:tus|las|los) (?:comisiones|costos|impuestos))|cuestan? menos|(?:es|son) (?:siempre )?(?:más baratas?|más baratos?|mejor|mejores|más segur[oa]s?)|se pagan? sol[oa]s?|crecen? más rápido)(?!\p{L})/iu,
}
/** What leaves it open, or says it of others. */
const open = {
  en: /\?|n’t\b|\b(?:may|might|can|could|would|often|sometimes|some|many|most|usually|if|when|where|whether|looks?|unless|not|no|never|hardly|nor|than you think|in one way|isn’t|right for|than any)\b/i,
  es: /\?|(?<!\p{L})(?:puede|pueden|podrían?|quizás?|a menudo|a veces|algun[oa]s?|muchas veces|muchos|suelen?|si|cuando|donde|dónde|parece|no|nunca|ni|tal vez|que cualquier)(?!\p{L})/iu,
}
const approved = {
  en: /\b(?:you(?:’re| are| have been)|(?:your|the|this) (?:loan|application|request|account|claim|membership)(?: is|’s| has been| was)) (?:already |now |pre-?)*(?:approved|accepted|granted)\b|\byou (?:already |now |pre-?)?qualify for\b|\bwe(?:’ve| have)? (?:already )?approved\b|\b(?:will|’ll) be approved\b|\byou(?:’ll| will) (?:get|receive) (?:the|your|a) loan\b/i,
  es: /(?<!\p{L})(?:(?:tu|el|la|esta|este) (?:préstamo|solicitud|cuenta|reclamo|membresía) (?:ya )?(?:está|fue|ha sido|queda) (?:ya )?(?:aprobad|aceptad|concedid)[oa]|ya calificas para|te aprobamos|te hemos aprobado|(?:recibirás|obtendrás|tendrás) (?:el|tu|un) préstamo)(?!\p{L})/iu,
}
const months = {
  en: 'january|february|march|april|may|june|july|august|september|october|november|december',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
}
const until = {
  en: new RegExp(
    `\\b(?:until|till|through|ends?(?: on| in)?|ending|expires?(?: on| in)?|no later than|only in|before|by|starting(?: on| in)?|from|valid to) (?:the end of )?(?:${months.en})(?: \\d{1,2})?,? \\d{4}\\b|\\b\\d{1,2}/\\d{1,2}/20\\d\\d\\b`,
    'i',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:hasta|antes del?|vence|termina|a partir del?|desde|solo en) (?:el )?(?:\\d{1,2} de )?(?:${months.es}) de \\d{4}|\\b\\d{1,2}/\\d{1,2}/20\\d\\d\\b`,
    'iu',
  ),
}

function claimIn(sentences: readonly string[], language: 'en' | 'es'): Problem | undefined {
  for (const sentence of sentences) {
    if (gains[language].test(sentence) && subjects[language].test(sentence) && !open[language].test(sentence)) return certainGain(sentence)
    if (isApproved(sentence, language)) return alreadyApproved(sentence)
    const day = until[language].exec(sentence)?.[0]
    if (day !== undefined) return passingDay(day)
  }
  return undefined
}

/** “If your loan is approved” leaves it open. “If you ask today, your loan is approved” promises it. */
function isApproved(sentence: string, language: 'en' | 'es'): boolean {
  if (sentence.endsWith('?') || !approved[language].test(sentence)) return false
  return sentence.split(/[,;:]\s+/).some((clause) => approved[language].test(clause) && !open[language].test(clause))
}

function certainGain(sentence: string): Problem {
  return {
    rule: 'certain-gain',
    message: `“${sentence}” says for certain what is so for some people only.`,
    fix: 'Say that it can be so, and for whom: “can cost less”, “in some plans”.',
  }
}

function alreadyApproved(sentence: string): Problem {
  return {
    rule: 'promised-return',
    message: `“${sentence}” says that something is approved, and a page doesn’t know that.`,
    fix: 'Say what is checked and when; what was decided is shown by a panel.',
  }
}

function passingDay(day: string): Problem {
  return {
    rule: 'day-that-passes',
    message: `“${day}” is a day that passes, and nothing takes the sentence off the page then.`,
    fix: 'Say it without the day, or name the rule that ends and its source.',
  }
}
