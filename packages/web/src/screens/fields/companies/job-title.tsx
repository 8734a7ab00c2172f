import type { FieldKind } from '../field-kind.ts'
import { lateInput } from '../late-input.tsx'

/** What a person does at work: found among usual titles, or as typed. */
export const jobTitle: FieldKind = {
  Input: lateInput(() => import('./job-title-input.tsx').then(({ JobTitleInput }) => JobTitleInput)),
}
