import { onceEach } from '../../../load/once-each.ts'

type Counts = ReadonlyMap<string, number>

const longEnough = 7
/** How often a word is in all texts that is meant by another one. */
const often = 5
const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
/** Words that are right, and nearly another one. */
const right = new Set('talking contract misusing starting stating planting curtain'.split(' '))

/**
 * The word that is meant by a long one that lacks a letter inside, has one too many, or another vowel: “provders”, “seperate”. English alone:
 * Spanish verbs differ by less.
 */
export function nearWord(small: string, counts: Counts): string | undefined {
  if (small.length < longEnough || !/^[a-z]+$/.test(small) || right.has(small)) return undefined
  const inside = [...small].map((letter, at) => ({ letter, at })).slice(1, -2)
  for (const { letter, at } of inside) {
    const [before, after] = [small.slice(0, at), small.slice(at + 1)]
    const near = [
      before + after,
      ...alphabet.map((other) => before + other + letter + after),
      ...vowelsFor(letter).map((other) => before + other + after),
    ]
    const meant = near.find((one) => one !== small && (counts.get(one) ?? 0) >= often)
    if (meant !== undefined) return meant
  }
  return undefined
}

function vowelsFor(letter: string): readonly string[] {
  return 'aeiou'.includes(letter) ? [...'aeiou'] : []
}

/** In questions they have an accent, and elsewhere none. */
const questionWords = new Set('adonde cual cuales como cuando cuanto cuanta cuantos cuantas donde que quien quienes'.split(' '))
const enough = 2

/** Each Spanish word with an accent, by how it is written without. At its end an accent makes another tense: “pago”, “pagó”. */
export const accented = onceEach(
  (counts: Counts): ReadonlyMap<string, string> =>
    new Map(
      [...counts].flatMap(([word, count]) => {
        const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
        const isMeant = count >= enough && plain !== word && /[áéíóúñ]\p{L}+$/u.test(word) && (counts.get(plain) ?? 0) <= 1
        return isMeant && !questionWords.has(plain) ? [[plain, word] as const] : []
      }),
    ),
)
