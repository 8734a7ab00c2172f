/** The address of a step. */
export function addressOf(mode: string, step: string): string {
  return `/${mode}/${step}`
}

/** The step of an address, if it has one. */
export function stepOf(mode: string, pathname: string): string | undefined {
  const rest = pathname.slice(`/${mode}/`.length).replace(/\/$/, '')
  return pathname.startsWith(`/${mode}/`) && rest !== '' ? decodeURIComponent(rest) : undefined
}

/** The mode and the step that an address names, whether there are such or not. */
export function namedIn(pathname: string): { readonly mode: string; readonly step: string } {
  const [, mode = '', ...rest] = pathname.replace(/\/+$/, '').split('/').map(decoded)
  return { mode, step: rest.join('/') }
}

/** What cannot be read stays as it is: no step is called so. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}
