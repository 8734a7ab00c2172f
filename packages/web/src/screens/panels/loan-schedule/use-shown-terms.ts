import { useEffect } from 'react'
import type { PanelProps } from '../panel-props.ts'

/** Which terms stand on the page: what is agreed to is what was shown, and nothing is when nothing was. */
export type ShownTerms = { readonly kind: 'plan'; readonly loan_id: string; readonly terms_version: string }

export const shownTermsColumn = 'shown_terms'

/** What was saved of it, if it is complete. */
export function readShownTerms(value: unknown): ShownTerms | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined
  const isPlan = value.kind === 'plan' && 'loan_id' in value && 'terms_version' in value
  return isPlan ? { kind: 'plan', loan_id: String(value.loan_id), terms_version: String(value.terms_version) } : undefined
}

/** Says with the answers of the page which terms the person has seen. */
export function useShownTerms({ add }: PanelProps['form'], terms: ShownTerms | undefined): void {
  const said = terms && JSON.stringify(terms)
  useEffect(() => {
    add(`loans.${shownTermsColumn}`, said === undefined ? undefined : JSON.parse(said))
  }, [add, said])
}
