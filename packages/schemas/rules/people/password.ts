import { bad, type Checked, good } from '../answers/checked.ts'

/** What a password must not be built from. */
export type OwnData = { readonly firstName: string; readonly lastName: string; readonly email: string; readonly brandName: string }

export type PasswordProblem = 'required' | 'min' | 'max' | 'repeated' | 'run' | 'own-data'

/** As NIST SP 800-63B-4 has it: more characters where nothing stands beside the password, and no rule about which. */
export const fewestCharacters = { alone: 15, beside: 8 } as const

/** Whether a password is all there is, or stands beside a second factor. */
export type PasswordStand = keyof typeof fewestCharacters

const most = 128
/** What is left without the easy part must be this long. */
const fewestLeft = 6
const fewestDifferent = 4
const shortestName = 2
const shortestEmailPart = 4

/**
 * A password has 15 to 128 characters of any kind, or 8 and more beside a second factor. It is not one short piece again and again, not a row of the alphabet, of numbers or
 * of the keyboard, and not built from the person's own names, e-mail address or the product's name.
 */
export function toSentPassword(typed: string, own: OwnData, stand: PasswordStand): Checked<string, PasswordProblem> {
  const password = normalisePassword(typed)
  if (password === '') return bad('required')
  const characters = [...password]
  if (characters.length < fewestCharacters[stand]) return bad('min')
  if (characters.length > most) return bad('max')
  const small = characters.map((character) => character.toLowerCase())
  if (isRepeated(small)) return bad('repeated')
  if (isRun(small)) return bad('run')
  return isBuiltFrom(password, ownWords(own)) ? bad('own-data') : good(password)
}

/** Whether a password that was accepted is long enough to be all there is. */
export function standsAlone(typed: string): boolean {
  return [...normalisePassword(typed)].length >= fewestCharacters.alone
}

/** The same characters typed on any keyboard are the same password: it is hashed and compared in this form. */
export function normalisePassword(typed: string): string {
  return typed.normalize('NFKC')
}

/** A piece that is too short to be a password does not become one by being repeated. */
function isRepeated(characters: readonly string[]): boolean {
  if (new Set(characters).size < fewestDifferent) return true
  const longestPiece = Math.min(fewestCharacters.alone - 1, Math.floor(characters.length / 2))
  const lengths = Array.from({ length: longestPiece }, (_, index) => index + 1)
  return lengths.some((length) => characters.every((character, index) => index < length || character === characters[index - length]))
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '1234567890', '!@#$%^&*()', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** Two characters that stand beside each other; after the last comes the first. */
const neighbours: ReadonlySet<string> = new Set(
  rows
    .flatMap((row) => [...row].map((character, index) => [character, row.charAt((index + 1) % row.length)]))
    .flatMap(([one, other]) => [`${one}${other}`, `${other}${one}`]),
)

/** Four neighbours and more are one thing to guess: only what is beside them counts. */
function isRun(characters: readonly string[]): boolean {
  const steps = characters.slice(1).map((character, index) => (neighbours.has(`${characters[index]}${character}`) ? 'n' : '.'))
  const marked = steps.join('').replace(/n{3,}/g, (run) => 'r'.repeat(run.length))
  if (!marked.includes('r')) return false
  return characters.filter((_, index) => marked[index - 1] !== 'r' && marked[index] !== 'r').length < fewestLeft
}

function ownWords({ firstName, lastName, email, brandName }: OwnData): string[] {
  const names = [firstName, lastName, brandName].flatMap(wordsOf).filter((word) => word.length >= shortestName)
  return [...names, ...wordsOf(email).filter((word) => word.length >= shortestEmailPart)]
}

/** The longest words go first, so that a short one does not leave a part of a long one. */
function isBuiltFrom(password: string, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const longestFirst = [...words].sort((one, other) => other.length - one.length)
  const text = plain(password)
  const left = text.replace(new RegExp(longestFirst.map(howWritten).join('|'), 'gu'), ' ')
  return left !== text && [...left.replace(/\P{L}/gu, '')].length < fewestLeft
}

function wordsOf(text: string): string[] {
  return plain(text).match(/\p{L}+/gu) ?? []
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Signs that people write for a letter. */
const signs: Readonly<Record<string, string>> = { o: '[o0]', l: '[l1]', i: '[i1]', e: '[e3]', a: '[a4@]', s: '[s5$]' }

/** The word as a pattern. It has letters only, so nothing in it means anything else to a pattern. */
function howWritten(word: string): string {
  return [...word].map((letter) => signs[letter] ?? letter).join('')
}
