import type { flowContracts } from '@app/schemas/api/flows'
import { fail } from '../../failure/failure.ts'
import { modeIn, stepIn } from '../../flows/in-language.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { Standing } from '../../flows/review-mode.ts'
import type { Handlers } from '../../http/handlers.ts'
import { familyOf } from './family-of.ts'
import type { ChangeStreams } from './stream-changes.ts'

/** What the developer's view of the flows reads. */
export function flowHandlers(flows: LiveCatalogue, streams: ChangeStreams) {
  return {
    listFlows: async () => {
      await flows.loaded
      return {
        modes: flows.standings().map(listedMode),
        diagnostics: flows.diagnostics(),
        personas: [...flows.personas().values()].map(({ persona, about, mode }) => ({ persona, about, mode })),
      }
    },

    getMode: async ({ params: { mode } }) => {
      await flows.loaded
      const standing = flows.standing(mode)
      if (!standing) return fail('mode_not_found', { detail: `There is no mode called “${mode}”.` })
      if (!standing.live) return fail('mode_not_sound', { detail: `No version of “${mode}” was sound yet. Mend its files first.` })
      const { resolved, steps, questions, brand, about, proofs, states } = standing.live
      const { sound, diagnostics } = standing
      return { resolved, steps, questions, ...(brand && { brand }), about, proofs, states, sound, diagnostics }
    },

    walkMode: async ({ params: { mode }, query: { language } }) => {
      await flows.loaded
      const standing = flows.standing(mode)
      if (!standing) return fail('mode_not_found', { detail: `There is no mode called “${mode}”.` })
      if (!standing.live) return fail('mode_not_sound', { detail: `“${mode}” cannot be walked yet.` })
      const { steps, questions, brand } = modeIn(language, standing.live, flows)
      return { resolved: standing.live.resolved, steps, questions, ...(brand && { brand }) }
    },

    getStep: async ({ params: { step: name }, query: { language } }) => {
      await flows.loaded
      const step = flows.step(name)
      return step ? stepIn(language, step, flows) : fail('step_not_found', { detail: `There is no step called “${name}”.` })
    },

    getPersona: async ({ params: { persona } }) => {
      await flows.loaded
      return flows.personas().get(persona) ?? fail('persona_not_found', { detail: `There is no persona called “${persona}”.` })
    },

    followFlows: () => streams.open(),
  } satisfies Handlers<typeof flowContracts>
}

function listedMode({ mode, title, live, sound }: Standing) {
  if (!live) return { mode, title, sound, version: null, steps: 0, side: 0, states: 0, family: familyOf(mode, new Set()) }
  const { resolved, states } = live
  const inOrder = new Set(resolved.items.flatMap(({ branches }) => branches.map(({ step }) => step)))
  const { version, items, side } = resolved
  return { mode, title, sound, version, steps: items.length, side: side.length, states, family: familyOf(mode, inOrder) }
}
