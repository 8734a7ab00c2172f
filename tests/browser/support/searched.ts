import type { Page } from 'playwright-core'
import { patienceMs } from './patience.ts'

const checkEveryMs = 100

/** Waits until a search that runs has ended: whoever goes on before that is led another way. */
export async function untilSearched(page: Page): Promise<void> {
  for (let look = 0; look < patienceMs / checkEveryMs; look++) {
    const { search } = (await (await page.request.get('/api/v1/accounts/onboarding/')).json()) as { search: { state: string } | null }
    if (search?.state !== 'running') return
    await page.waitForTimeout(checkEveryMs)
  }
  throw new Error('The search does not end.')
}
