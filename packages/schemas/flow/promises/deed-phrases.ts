import type { PromiseLanguage } from './promise-phrases.ts'

/**
 * Words by which a page says that something was done, or how it turned out. Each is the source of a regular expression; case does not
 * matter. After a word of `unlessSaid` in the same sentence they only say what happens if it is done.
 */
export const deedPhrases: Readonly<Record<PromiseLanguage, readonly string[]>> = {
  en: [
    'we(?:’ve| have)? (?:now |just )?(?:found|searched|asked|looked|sent|received|got|booked|filed|moved|opened|started|begun)',
    'we have your',
    '(?:we|it|they) (?:couldn’t|didn’t|haven’t|hasn’t)',
    'you(?:’ve| have)? (?:just |now |already )?(?:told us|asked (?:us|for)|paid(?! (?:income |the )?tax)|signed|sent|applied|joined|booked|agreed)',
    'you’re (?:now )?(?:all set|done|in|signed up|enrolled|a member)',
    String.raw`your (?:(?!until|if|once|when)\p{L}+ ){1,5}(?:is|are|has been|have been) (?:now )?(?:done|signed|booked|sent|paid|received|approved|filed|confirmed|complete|finished|set up|linked|on its way|on their way)`,
    '(?:it|that|this|everything|that part)(?:’s| is) (?:now )?(?:done|signed|booked|sent|paid|active|complete|finished|all set|on its way)',
    '(?:payment|request|application|claim|letter|message|order) (?:received|sent|accepted|approved|complete)',
    'your (?:case|claim) ',
    'take it from here',
    String.raw`congrat\p{L}+`,
    'thank(?:s| you) for',
  ],
  es: [
    'ya (?:encontramos|buscamos|recibimos|reservamos|presentamos|abrimos|movimos|enviamos)',
    '(?:recibimos|tenemos) tu',
    'no pud(?:imos|o|ieron)',
    '(?:ya )?(?:nos dijiste|pediste|pagaste(?! (?:el )?impuestos?)|firmaste|enviaste|solicitaste|reservaste|aceptaste)',
    '(?:está|están|quedó|quedaron) (?:ya )?(?:listos?|listas?|hechos?|hechas?|firmad[oa]s?|reservad[oa]s?|enviad[oa]s?|pagad[oa]s?|aprobad[oa]s?|presentad[oa]s?|activ[oa]s?|complet[oa]s?)',
    'todo listo',
    'tu (?:caso|reclamo) ',
    'felicidades',
    'gracias por',
  ],
}

/** What comes after these words in a sentence is no statement: a condition, a question, or what did not happen. */
export const unlessSaid: Readonly<Record<PromiseLanguage, string>> = {
  en: 'if|until|till|once|unless|when|whether|before|after|nothing|no one|no money|never|not|each time|have you|did you|that you|you may|in case|means?',
  es: 'si|hasta que|cuando|salvo que|antes de|después de|en cuanto|una vez|nada|nadie|nunca|no|cada vez|que|¿',
}

/** Sentences that only sound so, by the reason why. One counts wherever it stands, in its language. */
export const deedExceptions: Readonly<Record<string, readonly string[]>> = {
  'It says how things go, of whoever they go so for.': [
    'You see what we found and what it may cost you.',
    'We take money only for deposits and payments you’ve agreed to.',
  ],
  'It is about the page itself.': ['We haven’t filled in an amount for you.'],
}
