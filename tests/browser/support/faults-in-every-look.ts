import type { Page } from 'playwright-core'
import { alfaFindings } from './alfa.ts'
import { violationsInEveryLook } from './axe.ts'
import { equalAccessFindings } from './equal-access.ts'
import { findOverflow } from './landing.ts'

/** Opens a page; then what three checkers find on it, axe in every kind of colors, and whether it scrolls sideways. */
export async function faultsInEveryLook(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  const overflow: string[] = []
  const found = await violationsInEveryLook(page, async () => {
    await open()
    overflow.push(...(await findOverflow({ page })))
  })
  return [...overflow, ...found, ...(await equalAccessFindings(page)), ...(await alfaFindings(page))]
}
