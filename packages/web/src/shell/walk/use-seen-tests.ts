import { useEffect } from 'react'
import { readPageData } from '../../client/service/page-data.ts'

/** Tells of the A/B tests that make a difference on the step that is shown, as soon as it is. */
export function useSeenTests(step: string | undefined, person: string | undefined): void {
  useEffect(() => {
    const names = (readPageData().variants ?? []).filter(({ where }) => step !== undefined && where.includes(step)).map(({ name }) => name)
    if (names.length > 0)
      void import('../../client/walk/report-exposure.ts').then(({ reportExposure }) => reportExposure(names, person)).catch(() => undefined)
  }, [step, person])
}
