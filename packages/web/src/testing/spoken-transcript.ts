import { virtual } from '@guidepup/virtual-screen-reader'

/** More than any page says: a reader that goes round in circles has to end, and what it said by then is no transcript. */
const mostPhrases = 2_000

/** Says that something begins or ends, and no word of the page. */
const aroundWords = /^(?:end of .*|document|form|banner|paragraph|strong|term|definition)$/

/** What a screen reader says on a page, or in its main part, from its first word to its last, phrase by phrase, without what only goes around words. */
export async function spokenTranscript(container: Node): Promise<readonly string[]> {
  await virtual.start({ container })
  try {
    for (let said = 0; !/^end of (document|main)$/.test(await virtual.lastSpokenPhrase()); said++) {
      if (said === mostPhrases) throw new Error(`There is no end after ${mostPhrases} phrases.`)
      await virtual.next()
    }
    return (await virtual.spokenPhraseLog()).filter((phrase) => !aroundWords.test(phrase))
  } finally {
    await virtual.stop()
  }
}
