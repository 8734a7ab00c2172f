import { lazy } from 'react'
import type { FieldKind } from './field-kind.ts'

/** The list of countries is long and one page asks for it: it comes with that page. */
export const country: FieldKind = {
  Input: lazy(() => import('./country-list.tsx').then(({ countryList }) => ({ default: countryList.Input }))),
}
