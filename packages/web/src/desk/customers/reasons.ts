import { readDraft, saveDraft } from '../data/drafts.ts'

const draft = 'reasons'

/** Why a colleague opened a customer: asked once, until they sign out or close the tab. */
export function reasonFor(customer: string): string | undefined {
  return readDraft(draft)[customer]
}

export function saveReason(customer: string, reason: string): void {
  saveDraft(draft, { ...readDraft(draft), [customer]: reason })
}
