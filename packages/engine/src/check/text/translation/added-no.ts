import type { Problem } from '../../../load/document.ts'
import { sentencesOf } from '../sentences.ts'
import type { Pair } from './original.ts'

/** “Quedarse sin” is to run out of something, and “no importa” that all is well. */
const spanishNo =
  /(?<!\p{L})(?:no(?! importa| pasa nada| hay problema)|nunca|jamás|nada|nadie|ningun[oa]?|ningún|ni|(?<!qued\p{L}{1,4} )sin|tampoco)(?!\p{L})/iu

/** “If it’s not exact, that’s fine” says no to nothing. */
const fineIfNot = /(?<!\p{L})si no [^,.]*, (?=no (?:importa|pasa nada|hay problema))/giu

/** All the words by which English says no, also the quiet ones: “leave out”, “only”, “until”, “unpaid”, “nonprofit”. */
const englishNo = new RegExp(
  `n’t\\b|\\b(?:not|no|never|nothing|nobody|none|neither|nor|without|cannot|nowhere|${[
    'alone|any|apart|avoid|away|before|blank|but|else|few|fewer|free|gone|hardly|instead|just|keep|lack|lacks|leave|left|less|miss|missed|missing',
    'on its own|only|other than|otherwise|out|rarely|same|short of|single|skip|stop|too|unless|until|whether|wrong|different',
    'declin\\w+|doubt\\w*|fail\\w*|forb\\w+|los(?:e|es|t|ing)|non\\w+|refus\\w*|reject\\w*|un(?!der|til|ion|it|iv|iq|iform)\\w+',
  ].join('|')})\\b`,
  'i',
)

/**
 * Sentence by sentence: a “no” that only Spanish has was lost in English, or is one too many. “Don’t cash it” that became “cash it” is told
 * to most people, and only the translation still says what was meant.
 */
export function addedNo({ english, text }: Pair): Problem | undefined {
  const [asked, said] = [english, text.replace(fineIfNot, '')].map(sentencesOf)
  if (!asked || !said || asked.length !== said.length) return undefined
  // One that stands in the sentence before or after is not added.
  const isMore = said.filter((sentence) => spanishNo.test(sentence)).length > asked.filter((sentence) => englishNo.test(sentence)).length
  const index = isMore ? said.findIndex((sentence, place) => spanishNo.test(sentence) && !englishNo.test(asked[place] ?? '')) : -1
  if (index < 0) return undefined
  return {
    rule: 'added-negation',
    message: `“${said[index]}” says no, and “${asked[index]}” does not.`,
    fix: 'Has a “not” been lost in English? If it is right, say it in Spanish without a “no” too.',
  }
}
