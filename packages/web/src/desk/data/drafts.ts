import { readFormDraft, saveFormDraft } from '../../client/form-draft.ts'

/** What was typed on one page of the desk, by field. */
export type Draft = Readonly<Record<string, string>>

const prefix = 'desk:'

/** What was typed before this page was loaded again, or the session ended by itself: sealed on the device until somebody signs out. */
export function readDraft(name: string): Draft {
  const kept = readFormDraft(prefix + name)
  return Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

export function saveDraft(name: string, draft: Draft): void {
  saveFormDraft(prefix + name, Object.values(draft).every((text) => text === '') ? undefined : draft)
}
