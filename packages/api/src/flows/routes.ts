import type { FastifyInstance } from 'fastify'
import { problem } from '../problem.ts'
import { familyOf } from './family-of.ts'
import type { LiveCatalogue } from './live-catalogue.ts'
import type { Standing } from './review-mode.ts'
import { streamChanges } from './stream-changes.ts'

/** What the developer's view of the flows reads. */
export function flowRoutes(app: FastifyInstance, flows: LiveCatalogue): void {
  app.get('/api/flows', async () => {
    await flows.loaded
    return {
      modes: flows.standings().map(listedMode),
      diagnostics: flows.diagnostics(),
      personas: [...flows.personas().values()].map(({ persona, about, mode }) => ({ persona, about, mode })),
    }
  })

  app.get<{ Params: { mode: string } }>('/api/flows/:mode', async ({ params }, reply) => {
    await flows.loaded
    const standing = flows.standing(params.mode)
    if (!standing) return problem(reply, 'mode_not_found', { detail: `There is no mode called “${params.mode}”.` })
    if (!standing.live)
      return problem(reply, 'mode_not_sound', { detail: `No version of “${params.mode}” was sound yet. Mend its files first.` })
    const { resolved, steps, questions, brand, about, proofs, states } = standing.live
    return { resolved, steps, questions, brand, about, proofs, states, sound: standing.sound, diagnostics: standing.diagnostics }
  })

  app.get<{ Params: { persona: string } }>('/api/personas/:persona', async ({ params }, reply) => {
    await flows.loaded
    return (
      flows.personas().get(params.persona) ??
      problem(reply, 'persona_not_found', { detail: `There is no persona called “${params.persona}”.` })
    )
  })

  streamChanges(app, flows)
}

function listedMode({ mode, title, live, sound }: Standing) {
  if (!live) return { mode, title, sound, version: null, steps: 0, side: 0, states: 0, family: familyOf(mode, new Set()) }
  const { resolved, states } = live
  const inOrder = new Set(resolved.items.flatMap(({ branches }) => branches.map(({ step }) => step)))
  const { version, items, side } = resolved
  return { mode, title, sound, version, steps: items.length, side: side.length, states, family: familyOf(mode, inOrder) }
}
