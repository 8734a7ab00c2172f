import { useRef } from 'react'
import { readFormDraft, saveFormDraft } from '../form-draft.ts'

export type RequestKeys = {
  /** The key of a request: for the same content the same one, until that is done. */
  readonly keyOf: (content: unknown) => string
  /** It is done: asked for once more, the same content is another request. */
  readonly renew: () => void
}

/**
 * Keys for what is to be done once. Where money moves they belong to the page and not to the dialog in which it is confirmed: what was sent
 * without an answer may have arrived, and is not done again when the dialog was closed in between. Of a form whose draft outlives a reload,
 * they are kept beside it: what comes back filled in is then still the request that may have arrived.
 */
export function useRequestKeys(form?: string): RequestKeys {
  const keys = useRef<RequestKeys>(undefined)
  keys.current ??= requestKeys(form)
  return keys.current
}

function requestKeys(form: string | undefined): RequestKeys {
  const draft = form && `${form}-keys`
  const known = new Map(draft ? keptKeys(draft) : [])
  return {
    keyOf: (content) => {
      const sent = JSON.stringify(content)
      const key = known.get(sent) ?? crypto.randomUUID()
      known.set(sent, key)
      if (draft) saveFormDraft(draft, Object.fromEntries(known))
      return key
    },
    renew: () => {
      known.clear()
      if (draft) saveFormDraft(draft, undefined)
    },
  }
}

function keptKeys(draft: string): readonly (readonly [string, string])[] {
  const kept = readFormDraft(draft)
  if (typeof kept !== 'object' || kept === null) return []
  return Object.entries(kept).flatMap(([sent, key]) => (typeof key === 'string' ? [[sent, key] as const] : []))
}
