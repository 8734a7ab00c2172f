import type { Page } from 'playwright-core'
import { violationsInEveryLook } from './axe.ts'
import { findOverflow } from './landing.ts'

/** Opens a page; then what axe finds on it in every kind of colours, and whether it scrolls sideways. */
export async function faultsInEveryLook(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  const overflow: string[] = []
  const found = await violationsInEveryLook(page, async () => {
    await open()
    overflow.push(...(await findOverflow({ page })))
  })
  return [...overflow, ...found]
}
