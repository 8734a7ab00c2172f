/** The address of a step. */
export function addressOf(mode: string, step: string): string {
  return `/${mode}/${step}`
}

/** The step of an address, if it has one. */
export function stepOf(mode: string, pathname: string): string | undefined {
  const rest = pathname.slice(`/${mode}/`.length).replace(/\/$/, '')
  return pathname.startsWith(`/${mode}/`) && rest !== '' ? decodeURIComponent(rest) : undefined
}
