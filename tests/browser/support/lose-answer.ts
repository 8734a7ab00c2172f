import type { Page } from 'playwright-core'

/** The next request to this path arrives and is done, and its answer never comes back. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}
