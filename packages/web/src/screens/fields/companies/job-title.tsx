import type { FieldKind } from '../field-kind.ts'
import { lateInput } from '../late-input.tsx'

/** What somebody does at work: found among usual titles, or as it is typed. */
export const jobTitle: FieldKind = {
  Input: lateInput(() => import('./job-title-input.tsx').then(({ JobTitleInput }) => JobTitleInput)),
}
