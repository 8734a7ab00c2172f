import { walkView } from './real-flows.ts'
import type { Asked } from './stub-service.ts'

/** A service that knows nothing of the person but where they are. */
export function keepsPlace(
  facts: Record<string, unknown> = {},
  kept: { version: number; place: unknown } = { version: 0, place: null },
  mode = 'landing-rc',
) {
  const journey = () => ({
    body: {
      mode,
      flow_version: '0'.repeat(16),
      saved_flow_version: kept.place ? '0'.repeat(16) : null,
      decision: {},
      why: '',
      facts,
      ...kept,
    },
  })
  const save = ({ body, headers }: Asked) => {
    if (headers['if-match'] !== `"${kept.version}"`)
      return { status: 412, body: { code: 'precondition_failed', detail: 'It has changed.' } }
    Object.assign(kept, { version: kept.version + 1, place: body.place })
    return {
      body: { mode, version: kept.version, place: body.place, saved_flow_version: body.flow_version, answers: body.answers },
    }
  }
  return {
    kept,
    journey,
    save,
    answers: {
      [`GET /api/flows/${mode}/walk`]: () => ({ body: walkView(mode) }),
      [`GET /api/journeys/${mode}`]: journey,
      [`PUT /api/journeys/${mode}`]: save,
    },
  }
}
