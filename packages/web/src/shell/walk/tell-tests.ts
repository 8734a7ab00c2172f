import type { ResolvedMode } from '@app/engine'

type Walked = Pick<ResolvedMode, 'mode' | 'version'>

/** Says that a person has seen a difference that A/B tests make: for the test, and for the walk. Nothing waits for it. */
export function tellTests({ mode, version }: Walked, names: readonly string[], person: string | undefined): void {
  void import('../../client/walk/report-exposure.ts').then(({ reportExposure }) => reportExposure(names, person)).catch(() => undefined)
  void import('../../client/walk/note-walk.ts').then(({ noteWalk }) => noteWalk({ mode, version }, { seen: names })).catch(() => undefined)
}
