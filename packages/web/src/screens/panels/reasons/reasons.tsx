import type { ComponentType } from 'react'
import type { PanelProps } from '../panel-props.ts'
import { LinkReasons } from './link-reasons.tsx'
import { LoanReasons } from './loan-reasons.tsx'
import { MoveReasons } from './move-reasons.tsx'

type Own = Pick<PanelProps, 'empty'>

const loanSteps: ReadonlySet<string> = new Set(['donotqualify'])
const linkSteps: ReadonlySet<string> = new Set(['plaid-failed'])

/** Why something cannot be, for this person: as the service knows it, and not as it usually is. */
export function Reasons({ step: { step }, empty }: PanelProps) {
  const Shown: ComponentType<Own> = loanSteps.has(step) ? LoanReasons : linkSteps.has(step) ? LinkReasons : MoveReasons
  return <Shown empty={empty} />
}
