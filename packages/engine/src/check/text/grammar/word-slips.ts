import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type JsonPath, type Problem, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { type Language, languageOf, textsIn } from '../texts-in.ts'

type Pattern = Readonly<Record<Language, RegExp>>

/** “No, I’d rather lose my money”: an answer that makes people ashamed of choosing it. */
const shames: Pattern = {
  en: /^no\b[^.]*\bI(?:’d|’ll| would)? (?:rather |prefer |like |love |enjoy |want )?(?:to )?(?:los(?:e|ing)|wast(?:e|ing)|throw|miss(?:ing)?(?! the)|pay(?:ing)? more|keep (?:paying|losing|wasting))\b|^no\b[^.]*\bI (?:don’t care|hate sav)/i,
  es: /^no(?!\p{L})[^.]*(?:(?:prefiero|me gusta|me encanta|quiero) (?:perder|gastar|pagar más|seguir (?:perdiendo|pagando)|desperdiciar)|no me importa|odio ahorrar)/iu,
}

/** What no button does by being pressed. */
const outcome: Pattern = {
  en: /^(?:get|receive) (?:my|your|the) (?:money|cash|loan|funds|payout)\b|\bget (?:approved|paid|rich)\b/i,
  es: /^(?:recibir|obtener|cobrar) (?:mi|tu|el|los) (?:dinero|efectivo|préstamo|fondos)/iu,
}

/** Says nothing when it is read alone, in the list of links of a screen reader. */
const vague: Pattern = {
  en: /^(?:(?:click|tap|press|go|look) here|here|(?:read|see|learn|find out) more|more|this (?:page|link)|link|details|go|submit)$/i,
  es: /^(?:haz clic(?: aquí)?|pulsa aquí|aquí|(?:leer?|ver|saber) más|más|esta página|enlace|detalles|ir|enviar)$/iu,
}

/** Forms of the tax office and of the Department of Labor that pages may speak of. */
const forms: ReadonlySet<string> = new Set(
  '1040-SR 1040-NR 1040-ES 1040-X 1098-T 1099-R 1099-INT 1099-DIV 1099-B 1099-MISC 1099-NEC 1099-C 1099-Q 5500-EZ 5500-SF 8955-SSA 1095-A'.split(
    ' ',
  ),
)
const form = /(?<![\d-])\d{4}-[A-Z]{1,4}\b/g

/** Roth money is taxed, and has no place in an account for money that isn’t. */
const misplaced: Pattern = {
  en: /\bRoth (?:401\(k\) )?money (?:goes|moves|belongs|can go|has to go|is moved|rolls) (?:in)?to a Traditional\b/i,
  es: /(?<!\p{L})dinero Roth (?:del 401\(k\) )?(?:va|pasa|se mueve|puede ir|tiene que ir) a una IRA tradicional/iu,
}

/** Words on buttons and in sentences that say or do to people what they shouldn’t. */
export const checkWordSlips = onceEach((doc: Document): readonly Diagnostic[] => {
  const language = languageOf(doc)
  return textsIn(doc).flatMap(({ text, at }) => {
    const problem = (isChosen(at) ? ofChoice(text, at, language) : undefined) ?? noSuchForm(text) ?? otherAccount(text, language)
    return problem ? [report(doc, at, problem)] : []
  })
})

/** An answer, a button or a link. */
function isChosen(at: JsonPath): boolean {
  const last = at.at(-1)
  return last === 'button' || last === 'link' || last === 'continue' || at[0] === 'actions' || (last === 'label' && at.includes('options'))
}

function ofChoice(text: string, at: JsonPath, language: Language): Problem | undefined {
  if (shames[language].test(text)) {
    const message = `“${text}” makes people ashamed of an answer that is theirs to give.`
    return { rule: 'shaming-answer', message, fix: 'Say what the answer does: “No, continue without it”.' }
  }
  if (at[0] !== 'continue' && vague[language].test(text)) {
    const message = `“${text}” doesn’t say where it leads.`
    return { rule: 'vague-button', message, fix: 'Name what people find there: “Compare my options”.' }
  }
  if (at[0] !== 'continue' || !outcome[language].test(text)) return undefined
  const message = `“${text}” promises what may come of it, and not what pressing it does.`
  return { rule: 'button-of-outcome', message, fix: 'Say what is done: “Ask for this loan”, “Send my request”.' }
}

function noSuchForm(text: string): Problem | undefined {
  const unknown = text.match(form)?.find((one) => !forms.has(one))
  if (unknown === undefined) return undefined
  return {
    rule: 'unknown-form',
    message: `There is no form “${unknown}”.`,
    fix: 'Look the name up: after a payout the form is the 1099-R.',
  }
}

function otherAccount(text: string, language: Language): Problem | undefined {
  const found = misplaced[language].exec(text)?.[0]
  if (found === undefined) return undefined
  const message = `“${found}” is the wrong account: Roth money goes to a Roth IRA, and pre-tax money to a Traditional IRA.`
  return { rule: 'other-law', message, fix: 'Name the account that is right for it.' }
}

/** Names of modes and steps are not for customers: those of companies that were there once, or that do the work, come to a page by them. */
export function checkNamesOfFiles({ documents }: Catalogue): Diagnostic[] {
  const all = Object.values(documents).flatMap((ofKind) => [...ofKind.values()] as readonly Document[])
  const names = new Set(
    [...documents.mode.keys(), ...documents.step.keys()].flatMap((name) => name.split(/[-/]/)).filter((word) => /^[a-z]{5,}$/.test(word)),
  )
  for (const name of names) if (all.some((doc) => wordsSaid(doc).has(name))) names.delete(name)
  // What the law wants named, such as whose window people sign in at, is on a page of agreements.
  const formal = new Set([...documents.page.values()].filter(({ data }) => data.formal).map((doc) => doc.name))
  const read = all.filter(
    ({ kind, name }) =>
      kind !== 'providers' &&
      name !== 'es/providers' &&
      !(kind === 'page' && formal.has(name)) &&
      !formal.has(name.replace(/^es\/pages\//, '')),
  )
  return read.flatMap((doc) =>
    capitalsIn(doc).flatMap(({ capitals, text, at }) => {
      const name = capitals.find((word) => names.has(word.toLowerCase()) && isSomebody(word, text))
      if (name === undefined) return []
      const message = `“${name}” is a word of names of files, and nothing that customers know.`
      return [report(doc, at, { rule: 'name-of-a-file', message, fix: 'Write {brand}, “we”, or what it is.' })]
    }),
  )
}

const does =
  'finds|looks|searches|asks|sends|calls|joins|helps|holds|keeps|shows|tells|charges|moves|gets|is|isn’t|was|wasn’t|has|hasn’t|does|doesn’t|did|didn’t|can|can’t|will|won’t|would|may|never'
const doesInSpanish =
  'encuentra|busca|pregunta|envía|llama|ayuda|guarda|muestra|cobra|mueve|consigue|(?:no )?(?:es|era|está|tiene|ha|puede|hace|comparte)|nunca'

/** Whether a word is spoken of as of a company: it does or is something, or has its capital in the middle of a sentence. */
function isSomebody(word: string, text: string): boolean {
  return new RegExp(
    `(?<=\\p{Ll}[,;]? )${word}(?!\\p{L})|(?<!\\p{L})${word}(?:’s|’ll)? (?:${does}|${doesInSpanish})(?!\\p{L})|(?<!\\p{L})${word}’s(?!\\p{L})`,
    'u',
  ).test(text)
}

/** Every word that is written small in an English text. */
const wordsSaid = onceEach(
  (doc: Document): ReadonlySet<string> =>
    new Set(doc.kind === 'translation' ? [] : textsIn(doc).flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? [])),
)

/** The texts that have words with a capital. */
const capitalsIn = onceEach((doc: Document) =>
  textsIn(doc).flatMap(({ text, at }) => {
    const capitals = text.match(/\p{Lu}\p{Ll}+/gu)
    return capitals ? [{ capitals, text, at }] : []
  }),
)
