import type { Flow, ResolvedMode } from '@app/engine'
import type { Context } from '../../context/context.ts'
import { openedOnce } from '../../context/opened-once.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import type { FlowSnapshot } from '../../flows/flow-snapshot.ts'
import { modeNow } from '../../flows/now-called.ts'
import { compiledFlows } from './compiled-flows.ts'

const compiledOf = openedOnce(() => compiledFlows())

/** The version of a mode that is live, ready to decide, by its name or one that it had before. */
export function liveFlow(context: Context, flows: FlowSnapshot, mode: string): Flow | Failure<'mode_not_found' | 'mode_not_sound'> {
  const status = flows.modes.get(modeNow(flows, mode))
  if (!status)
    return fail('mode_not_found', { detail: { en: `There’s no mode called “${mode}”.`, es: `No hay ningún modo llamado “${mode}”.` } })
  if (!status.live)
    return fail('mode_not_sound', {
      detail: {
        en: `No version of “${mode}” was sound yet. Mend its files first.`,
        es: `Todavía no hay ninguna versión correcta de “${mode}”. Primero hay que arreglar sus archivos.`,
      },
    })
  return flowOf(context, status.live.resolved)
}

export function flowOf(context: Context, resolved: ResolvedMode): Flow {
  return compiledOf(context)(resolved)
}
