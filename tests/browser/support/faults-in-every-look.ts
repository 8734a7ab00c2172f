import type { Page } from 'playwright-core'
import { isFew } from '../../support/is-few.ts'
import { alfaFindings } from './alfa.ts'
import { violationsInEveryLook } from './axe.ts'
import { equalAccessFindings } from './equal-access.ts'
import { findOverflow } from './landing.ts'

/**
 * Opens a page; then what axe finds on it in every kind of colors, and whether it scrolls sideways. What two other checkers find beside that
 * is rare, and asked where many samples are wanted.
 */
export async function faultsInEveryLook(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  const overflow: string[] = []
  const found = await violationsInEveryLook(page, async () => {
    await open()
    overflow.push(...(await findOverflow({ page })))
  })
  const others = isFew ? [] : [...(await equalAccessFindings(page)), ...(await alfaFindings(page))]
  return [...overflow, ...found, ...others]
}
