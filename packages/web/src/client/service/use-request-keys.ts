import { useRef } from 'react'

export type RequestKeys = {
  /** The key of a request: for the same content the same one, until that is done. */
  readonly keyOf: (content: unknown) => string
  /** It is done: asked for once more, the same content is another request. */
  readonly renew: () => void
}

/**
 * Keys for what is to be done once. Where money moves they belong to the page and not to the dialog in which it is confirmed: what was sent
 * without an answer may have arrived, and is not done again when the dialog was closed in between.
 */
export function useRequestKeys(): RequestKeys {
  const keys = useRef<RequestKeys>(undefined)
  keys.current ??= requestKeys()
  return keys.current
}

function requestKeys(): RequestKeys {
  const known = new Map<string, string>()
  return {
    keyOf: (content) => {
      const sent = JSON.stringify(content)
      const key = known.get(sent) ?? crypto.randomUUID()
      known.set(sent, key)
      return key
    },
    renew: () => known.clear(),
  }
}
