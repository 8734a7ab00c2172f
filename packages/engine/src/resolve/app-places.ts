import type { AppPlace } from '@app/schemas/flow/app-places'
import type { ModeFile } from '@app/schemas/flow/mode'

/** A place of a mode; without `at`, where it begins or resumes. */
export type Opening = { readonly mode: string; readonly at?: string; readonly ifBegun?: true }
export type OpenPlaces = Readonly<Partial<Record<AppPlace, readonly Opening[]>>>

/** Where pages outside the flows lead: every mode says which of their places it opens. */
export function openPlaces(modes: Iterable<Pick<ModeFile, 'mode' | 'opens'>>): OpenPlaces {
  const places: Partial<Record<AppPlace, Opening[]>> = {}
  for (const { mode, opens = [] } of modes)
    for (const { place, at, ifBegun } of opens)
      places[place] = [...(places[place] ?? []), { mode, ...(at !== undefined && { at }), ...(ifBegun && { ifBegun }) }]
  return places
}
