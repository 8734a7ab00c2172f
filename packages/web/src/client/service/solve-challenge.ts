type Challenge = Readonly<Record<string, unknown>>

/**
 * Works out what the service asks for after many tries: about a second of a phone, and nothing that a person has to do. Returns undefined
 * when this browser cannot. The browser itself does the work beside the page, so that the page goes on answering.
 */
export async function solveChallenge(challenge: Challenge): Promise<string | undefined> {
  try {
    const [{ solveChallenge: solve }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')])
    // The service made it with the same library.
    const solution = await solve({ challenge: challenge as never, deriveKey })
    return solution === null ? undefined : btoa(JSON.stringify({ challenge, solution }))
  } catch {
    // No connection for the library, or a page that was not loaded safely: then the link by mail is the way.
    return undefined
  }
}
