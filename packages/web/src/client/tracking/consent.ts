import { isFollowingRefused } from '../is-following-refused.ts'

/** The answer to whether visits may be shared with advertisers. The service writes the same cookie for pages without script. */
export type Answer = 'yes' | 'no'

const cookie = 'advertising'
const halfAYearSeconds = 183 * 86_400

/** Nothing while it was not answered. A browser that says so by itself has answered. */
export function consent(): Answer | undefined {
  if (isFollowingRefused()) return 'no'
  const kept = cookieHere(cookie)
  return kept === 'yes' || kept === 'no' ? kept : undefined
}

export function saveConsent(answer: Answer): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the store that would replace it is not everywhere yet
  document.cookie = `${cookie}=${answer}; max-age=${halfAYearSeconds}; path=/; samesite=lax${secure}`
}

/** A cookie that pages may read. */
export function cookieHere(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
