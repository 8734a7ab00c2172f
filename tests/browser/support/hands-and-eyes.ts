import type { Page } from 'playwright-core'

/** What can be pressed and is lower than 44 pixels, but for links in a line of words. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    return all.flatMap((one) => {
      const target = one.matches('input[type=radio], input[type=checkbox]') ? (one.closest('label') ?? one) : one
      const { width, height } = target.getBoundingClientRect()
      const isUnseen = width <= 2 || height <= 2 || target.closest('[inert], [hidden]') || getComputedStyle(target).clipPath !== 'none'
      const isInText =
        one.matches('a') && one.parentElement?.textContent?.trim() !== one.textContent?.trim() && getComputedStyle(one).display === 'inline'
      return isUnseen || isInText || (height >= 43.5 && width >= 24)
        ? []
        : [`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 120)}`]
    })
  })
}

/** Goes through the page by key. What has the focus must be seen where it stands. */
export async function hiddenFocus(page: Page): Promise<readonly string[]> {
  const hidden: string[] = []
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const one = document.activeElement
      if (!one || one === document.body) return 'out'
      const { left, top, width, height } = one.getBoundingClientRect()
      const points = [0.2, 0.5, 0.8].map((part) => [left + width / 2, top + height * part] as const)
      const isSeen = points.some(([x, y]) => {
        const there = document.elementFromPoint(x, y)
        return there !== null && (one.contains(there) || there.contains(one) || there.closest('label')?.contains(one))
      })
      return isSeen ? undefined : one.outerHTML.slice(0, 120)
    })
    if (found === 'out') return hidden
    if (found !== undefined) hidden.push(found)
  }
  return hidden
}
