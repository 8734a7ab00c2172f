import type { PanelBlock } from '@app/schemas/flow/panels/panel-block'
import type { ComponentType } from 'react'
import type { PanelProps } from '../panel-props.ts'
import { LinkReasons } from './link-reasons.tsx'
import { LoanReasons } from './loan-reasons.tsx'
import { MoveReasons } from './move-reasons.tsx'

type Own = Pick<PanelProps, 'empty'>

const reasons: Readonly<Record<PanelBlock<'reasons'>['about'], ComponentType<Own>>> = {
  moves: MoveReasons,
  loan: LoanReasons,
  links: LinkReasons,
}

/** Why something is not possible for this person, as far as the service knows. */
export function Reasons({ block: { about }, empty }: PanelProps<'reasons'>) {
  const Shown = reasons[about]
  return <Shown empty={empty} />
}
