import { createHash } from 'node:crypto'

/** Beyond so many, texts are not counted any more: the statements of the product are fixed, and far fewer. */
const mostTexts = 1_000

export type PreparedNames = {
  /** The name to send a statement under, when it was sent before. Without one it is sent as it is. */
  readonly of: (text: string, values: readonly unknown[] | undefined) => string | undefined
  /** Another name from now on: what was prepared under this one no longer fits the tables. */
  readonly renew: (text: string) => void
}

/** Behind a pooler the next statement may be sent on a connection where nothing was prepared. */
export const noNames: PreparedNames = { of: () => undefined, renew: () => undefined }

/**
 * Names for statements that are sent again and again: under a name the server reads and plans one once for each connection. What
 * comes without values, or only once, is not worth that. A name is made of its text: no other process means another statement by it.
 */
export function preparedNames(): PreparedNames {
  const names = new Map<string, string | undefined>()
  let renewed = 0
  const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url')
  return {
    of: (text, values) => {
      if (!values || values.length === 0) return undefined
      const known = names.get(text)
      if (known !== undefined) return known
      if (names.has(text)) names.set(text, nameOf(text))
      else if (names.size < mostTexts) names.set(text, undefined)
      return names.get(text)
    },
    renew: (text) => void names.set(text, `${nameOf(text)}-${++renewed}`),
  }
}
