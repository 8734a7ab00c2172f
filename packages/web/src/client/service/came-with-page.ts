import { refreshThrottleMs } from '@app/schemas/rules/visitors/cache'
import { onSignOut } from '../session/resets.ts'

/**
 * What a call answers with, where the service has sent it along with the page. It counts as just asked for, and so for everybody who asks
 * within the same second; then it is gone from the page.
 */
export function cameWithPage<T>(address: string): T | undefined {
  // An address has no quotation mark in it: what could be one is encoded.
  const held = document.querySelector<HTMLScriptElement>(`script[data-call="${address}"]`)
  if (!held) return undefined
  setTimeout(() => held.remove(), refreshThrottleMs)
  const data: T = JSON.parse(held.text)
  return data
}

onSignOut(() => {
  for (const held of document.querySelectorAll('script[data-call]')) held.remove()
})
