import type { FieldKind } from '../field-kind.ts'
import { suggestingInput } from '../late-input.tsx'

/** What a person does at work: found among usual titles, or as typed. */
export const jobTitle: FieldKind = {
  Input: suggestingInput(() => import('./job-title-input.tsx').then(({ JobTitleInput }) => JobTitleInput)),
}
