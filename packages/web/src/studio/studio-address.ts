export type StudioPlace = { readonly mode: string; readonly step: string; readonly persona: string }

/** Modes are listed and walked below /dev/flows; /preview/MODE/STEP is the same page, begun at a step. */
export function placeIn({ pathname, search }: { readonly pathname: string; readonly search: string }): StudioPlace {
  const persona = new URLSearchParams(search).get('persona') ?? ''
  const preview = /^\/preview\/([^/]+)\/?(.*?)\/?$/.exec(pathname)
  if (preview) return { mode: preview[1] ?? '', step: preview[2] ?? '', persona }
  return { mode: pathname.replace(/^\/dev\/flows\/?|\/$/g, ''), step: '', persona }
}

/** The address of a mode, walked by a persona or by nobody in particular. */
export function addressOf(mode: string, persona = ''): string {
  return `/dev/flows/${mode}${queryOf(persona)}`
}

/** The address of a step, as a persona comes to it. */
export function stepAddress({ mode, step, persona }: StudioPlace): string {
  return `/preview/${mode}/${step}${queryOf(persona)}`
}

function queryOf(persona: string): string {
  return persona === '' ? '' : `?persona=${encodeURIComponent(persona)}`
}
