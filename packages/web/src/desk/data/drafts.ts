/** What was typed on one page of the desk, by field. */
export type Draft = Readonly<Record<string, string>>

const prefix = 'desk:'

/** What was typed before this tab was loaded again. Signing out empties it with everything else of the session. */
export function readDraft(name: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    // What can't be read counts as not typed.
    return {}
  }
}

export function saveDraft(name: string, draft: Draft): void {
  try {
    if (Object.values(draft).every((text) => text === '')) sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, JSON.stringify(draft))
  } catch {
    // A full or closed storage: the page goes on with what it has in hand.
  }
}
