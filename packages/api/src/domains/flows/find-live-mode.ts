import { type Failure, fail } from '../../failure/failure.ts'
import type { FlowSnapshot, LiveMode, ModeStatus } from '../../flows/flow-snapshot.ts'

type LiveStatus = ModeStatus & { readonly live: LiveMode }

/** A mode of which some version can be walked. */
export function findLiveMode({ modes }: FlowSnapshot, mode: string): LiveStatus | Failure<'mode_not_found' | 'mode_not_sound'> {
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
