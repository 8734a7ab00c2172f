import type { FieldKind } from '../field-kind.ts'
import { suggestingInput } from '../late-input.tsx'

/** The name of a company: found among those with a plan, or as it is typed. */
export const company: FieldKind = {
  Input: suggestingInput(() => import('./company-input.tsx').then(({ CompanyInput }) => CompanyInput)),
}
