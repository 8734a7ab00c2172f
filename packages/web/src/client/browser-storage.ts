/** What a browser keeps for our pages. It may be full, closed to them or not there at all: then the page that is open keeps it, and no other. */
export type BrowserStorage = {
  readonly read: (key: string) => string | undefined
  /** Says whether it outlives the page. */
  readonly write: (key: string, text: string) => boolean
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
  readonly clear: () => void
}

/** What outlives a closed page. */
export const deviceStorage = guarded(() => localStorage)
/** What one tab keeps until it is closed. */
export const tabStorage = guarded(() => sessionStorage)

function guarded(open: () => Storage): BrowserStorage {
  const unkept = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    read: (key) => unkept.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, text) => {
      unkept.set(key, text)
      const isKept = attempt((storage) => storage.setItem(key, text) === undefined) ?? false
      if (isKept) unkept.delete(key)
      return isKept
    },
    remove: (key) => {
      unkept.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: () => [...new Set([...(attempt(Object.keys) ?? []), ...unkept.keys()])],
    clear: () => {
      unkept.clear()
      attempt((storage) => storage.clear())
    },
  }
}
