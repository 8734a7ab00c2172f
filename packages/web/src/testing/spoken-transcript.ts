import { virtual } from '@guidepup/virtual-screen-reader'

/** More than any page says: a reader that goes round in circles has to end. */
const mostPhrases = 400

/** Says that something begins or ends, and no word of the page. */
const aroundWords = /^(?:end of .*|document|form|banner|paragraph|strong|term|definition)$/

/** What a screen reader says on a page, or in its main part, from its first word to its last, phrase by phrase, without what only goes around words. */
export async function spokenTranscript(container: Node): Promise<readonly string[]> {
  await virtual.start({ container })
  try {
    for (let said = 0; said < mostPhrases; said++) {
      if (/^end of (document|main)$/.test(await virtual.lastSpokenPhrase())) break
      await virtual.next()
    }
    return (await virtual.spokenPhraseLog()).filter((phrase) => !aroundWords.test(phrase))
  } finally {
    await virtual.stop()
  }
}
