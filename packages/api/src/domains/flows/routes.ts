import { PassThrough, type Readable } from 'node:stream'
import type { AnswerOf } from '@app/schemas/api/contract'
import type { flowContracts } from '@app/schemas/api/flows'
import { inEnglishFor } from '@app/schemas/errors'
import type { ModeFamily } from '@app/schemas/flow/mode'
import { type Failure, fail, isFailure } from '../../failure/failure.ts'
import type { FlowSnapshot, LiveMode, ModeStatus } from '../../flows/flow-snapshot.ts'
import { modeIn, stepIn } from '../../flows/in-language.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import { modeNow, stepNow } from '../../flows/now-called.ts'
import type { Handlers } from '../../http/call/handlers.ts'

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
      const status = liveModeOf(flows, mode)
      if (isFailure(status)) return status
      const { steps, questions, brand } = modeIn(language, status.live, flows)
      const family = flows.files.mode.get(status.mode)?.family
      return { resolved: status.live.resolved, steps, questions, ...(brand && { brand }), ...(family && { family }) }
    },

    getStep: async ({ params: { step: name }, query: { language } }) => {
      const flows = await live.ready()
      const { step: steps } = flows.files
      const step = steps.get(stepNow(flows, name))
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

type LiveStatus = ModeStatus & { readonly live: LiveMode }

/** The version of a mode that can be walked, by its name or one that it had before. */
export function liveModeOf(flows: FlowSnapshot, name: string): LiveStatus | Failure<'mode_not_found' | 'mode_not_sound'> {
  return findLiveMode(flows, modeNow(flows, name))
}

/** A mode of which some version can be walked. */
function findLiveMode({ modes }: FlowSnapshot, mode: string): LiveStatus | Failure<'mode_not_found' | 'mode_not_sound'> {
  const status = modes.get(mode)
  if (!status)
    return fail('mode_not_found', { detail: { en: `There’s no mode called “${mode}”.`, es: `No hay ningún modo llamado “${mode}”.` } })
  if (!status.live)
    return fail('mode_not_sound', {
      detail: {
        en: `No version of “${mode}” was sound yet. Mend its files first.`,
        es: `Todavía no hay ninguna versión correcta de “${mode}”. Primero hay que arreglar sus archivos.`,
      },
    })
  return { ...status, live: status.live }
}

type Change = AnswerOf<typeof flowContracts.followFlows>

export type ChangeStreams = { readonly open: () => Readable; readonly close: () => void }

const heartbeatMs = 20_000

/** Server-sent events: one for every saved change, with the modes it touched. */
export function openChangeStreams(flows: LiveCatalogue): ChangeStreams {
  const ends = new Set<() => void>()
  const open = () => {
    const stream = new PassThrough()
    const tell = (change: Change) => stream.write(`data: ${JSON.stringify(change)}\n\n`)
    const stopListening = flows.onChange((modes) => tell({ type: 'changed', modes }))
    // Proxies close what is silent.
    const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatMs)
    const end = () => {
      clearInterval(heartbeat)
      stopListening()
      ends.delete(end)
      stream.end()
    }
    ends.add(end)
    stream.once('close', end)
    stream.write('retry: 1000\n\n')
    return stream
  }
  const close = () => {
    for (const end of ends) end()
  }
  return { open, close }
}
