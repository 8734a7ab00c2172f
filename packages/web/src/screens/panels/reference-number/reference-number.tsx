import type { ComponentType } from 'react'
import type { PanelProps } from '../panel-props.ts'
import { CaseNumber } from './case-number.tsx'
import { ClaimNumbers } from './claim-numbers.tsx'
import { RequestNumber } from './request-number.tsx'

type Own = Pick<PanelProps, 'mode' | 'facts' | 'empty'>

const numbers: Readonly<Record<string, ComponentType<Own>>> = {
  'get-back': RequestNumber,
  'get-lost-money-online': ClaimNumbers,
}

/** The number under which people who call or write are found: of a request, of claims, or their own. */
export function ReferenceNumber({ step: { step }, mode, facts, empty }: PanelProps) {
  const Shown = numbers[step] ?? CaseNumber
  return <Shown mode={mode} facts={facts} empty={empty} />
}
