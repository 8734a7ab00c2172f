import { cookieHere } from './consent.ts'

const cookie = 'arrival'

/** The campaign in the address of the first page, as the service saved it: short names, and no codes. */
export function readArrival(): URLSearchParams {
  return new URLSearchParams(cookieHere(cookie) ?? '')
}

export function forgetArrival(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store that would replace it is not everywhere yet
  document.cookie = `${cookie}=; max-age=0; path=/; samesite=lax`
}
