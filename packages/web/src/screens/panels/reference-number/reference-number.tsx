import type { PanelBlock } from '@app/schemas/flow/panels/panel-block'
import type { ComponentType } from 'react'
import type { PanelProps } from '../panel-props.ts'
import { CaseNumber } from './case-number.tsx'
import { ClaimNumbers } from './claim-numbers.tsx'
import { RequestNumber } from './request-number.tsx'

type Own = Pick<PanelProps, 'mode' | 'facts' | 'empty'>

const numbers: Readonly<Record<PanelBlock<'reference-number'>['of'], ComponentType<Own>>> = {
  person: CaseNumber,
  request: RequestNumber,
  claims: ClaimNumbers,
}

/** The number under which people who call or write are found: of a request, of claims, or their own. */
export function ReferenceNumber({ block: { of }, mode, facts, empty }: PanelProps<'reference-number'>) {
  const Shown = numbers[of]
  return <Shown mode={mode} facts={facts} empty={empty} />
}
