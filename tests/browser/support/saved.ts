import type { Page } from 'playwright-core'

/** Waits until the line at the foot of a step says that everything is saved. */
export async function untilSaved(page: Page): Promise<void> {
  await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor()
}
