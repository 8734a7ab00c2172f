import { openPlaces, translateMode } from '@app/engine/author'
import type { ModeFile } from '@app/schemas/flow/mode'
import { languages } from '@app/schemas/language'
import type { FlowSnapshot } from '../flows/flow-snapshot.ts'

/** What a page knows about the live modes before it loads one: their names, which are remembered, and what leads into them. */
export function modeData(flows: FlowSnapshot) {
  const live = [...flows.modes.values()].filter((status) => status.live !== undefined).map(({ mode }) => mode)
  const files = live.flatMap((mode) => flows.files.mode.get(mode) ?? [])
  return {
    modes: live,
    remembered: files.filter(({ family }) => family === 'dashboard').map(({ mode }) => mode),
    starts: Object.fromEntries(languages.map((language) => [language, startsIn(language, files, flows)])),
    places: openPlaces(files),
  }
}

/** What the dashboard offers to begin with. What has not been translated comes in English. */
function startsIn(language: string, modes: readonly ModeFile[], { files }: FlowSnapshot) {
  return modes
    .map((mode) => translateMode(mode, files.translation.get(`${language}/modes/${mode.mode}`)))
    .flatMap(({ mode, start }) => (start ? [{ mode, ...start }] : []))
    .toSorted((one, other) => one.order - other.order)
    .map(({ mode, name, about }) => ({ mode, name, about }))
}
