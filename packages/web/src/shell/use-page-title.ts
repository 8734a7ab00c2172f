import type { StepFile } from '@app/schemas/flow/step'
import { useEffect } from 'react'
import type { WalkedMode } from '../client/flow.ts'

/** The title of the window: the question, its part of the journey, and whose page it is. */
export function usePageTitle(step: StepFile | undefined, { brand }: Pick<WalkedMode, 'brand'>): void {
  useEffect(() => {
    if (!step) return
    document.title = [step.title, step.section, brand?.name].filter(Boolean).join(' - ')
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('#step-title')?.focus({ preventScroll: true })
  }, [step, brand])
}
