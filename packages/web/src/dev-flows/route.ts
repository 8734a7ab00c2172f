const listAddress = '/dev/flows'

export type Route = { readonly mode: string | undefined; readonly persona: string | undefined }

/** What the address asks for: the list, or one mode, perhaps as a persona. */
export function readRoute({ pathname, search }: { readonly pathname: string; readonly search: string }): Route {
  const name = pathname.slice(listAddress.length).replace(/^\/|\/$/g, '')
  const persona = new URLSearchParams(search).get('persona') ?? ''
  return { mode: name === '' ? undefined : name, persona: persona === '' ? undefined : persona }
}

/** The address of a mode, walked by a persona or by nobody in particular. */
export function addressOf(mode: string, persona?: string): string {
  return `${listAddress}/${mode}${persona ? `?persona=${persona}` : ''}`
}
