import type { flowContracts } from '@app/schemas/api/flows'
import { inEnglishFor } from '@app/schemas/errors'
import type { ModeFamily } from '@app/schemas/flow/mode'
import { fail, isFailure } from '../../failure/failure.ts'
import type { ModeStatus } from '../../flows/flow-snapshot.ts'
import { modeIn, stepIn } from '../../flows/in-language.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import { modeNow } from '../../flows/now-called.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { findLiveMode } from './find-live-mode.ts'
import type { ChangeStreams } from './stream-changes.ts'

/** The flows, for the pages that walk and show them. */
export function flowHandlers(live: LiveCatalogue, streams: ChangeStreams) {
  return {
    listFlows: async () => {
      const flows = await live.ready()
      return {
        modes: [...flows.modes.values()].map((status) => listedMode(status, flows.files.mode.get(status.mode)?.family)),
        diagnostics: flows.diagnostics,
        personas: [...flows.files.persona.values()].map(({ persona, about, mode }) => ({ persona, about, mode })),
      }
    },

    getMode: async ({ params: { mode } }) => {
      const flows = await live.ready()
      const status = findLiveMode(flows, mode)
      if (isFailure(status)) return status
      const { resolved, steps, questions, brand, about, proofs, states } = status.live
      const { sound, diagnostics } = status
      return { resolved, steps, questions, ...(brand && { brand }), about, proofs, states, sound, diagnostics }
    },

    walkMode: async ({ params: { mode }, query: { language } }) => {
      const flows = await live.ready()
      const status = findLiveMode(flows, modeNow(flows, mode))
      if (isFailure(status)) return status
      const { steps, questions, brand } = modeIn(language, status.live, flows)
      const family = flows.files.mode.get(status.mode)?.family
      return { resolved: status.live.resolved, steps, questions, ...(brand && { brand }), ...(family && { family }) }
    },

    getStep: async ({ params: { step: name }, query: { language } }) => {
      const flows = await live.ready()
      const step = flows.files.step.get(name)
      return step
        ? stepIn(language, step, flows)
        : fail('step_not_found', { detail: { en: `There’s no step called “${name}”.`, es: `No hay ningún paso llamado “${name}”.` } })
    },

    getPersona: async ({ params: { persona } }) => {
      const flows = await live.ready()
      return (
        flows.files.persona.get(persona) ??
        fail('persona_not_found', { detail: inEnglishFor('developers', `There’s no persona called “${persona}”.`) })
      )
    },

    followFlows: () => streams.open(),
  } satisfies Handlers<typeof flowContracts>
}

/** A mode whose file was never readable is listed with the searches: everything begins with one. */
function listedMode({ mode, title, live, sound }: ModeStatus, family: ModeFamily = 'search') {
  if (!live) return { mode, title, sound, version: null, steps: 0, side: 0, states: 0, family }
  const { version, items, side } = live.resolved
  return { mode, title, sound, version, steps: items.length, side: side.length, states: live.states, family }
}
