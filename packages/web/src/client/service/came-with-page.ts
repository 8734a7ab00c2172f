import { refreshThrottleMs } from '@app/schemas/rules/visitors/cache'
import { onSignOut } from '../session/resets.ts'

/**
 * What a call answers with, where the service has sent it along with the page. It counts as just asked for, and so for everybody who asks
 * within the same second; then it is gone from the page.
 */
export function cameWithPage<T>(address: string): T | undefined {
  const held = answersInPage().find(({ dataset }) => dataset.call === address)
  if (!held) return undefined
  setTimeout(() => held.remove(), refreshThrottleMs)
  const data: T = JSON.parse(held.text)
  return data
}

function answersInPage(): readonly HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[data-call]')]
}

onSignOut(() => {
  for (const held of answersInPage()) held.remove()
})
