import { leaveAddresses } from './leave-addresses.ts'
import { stepOf } from './mode.ts'
import type { Walk } from './walk.ts'

const patienceMs = 6_000

/** Waits until the page is where the engine says. */
export async function expectLanding({ page, mode, shadow }: Walk): Promise<void> {
  const { step } = shadow.place()
  const address = shadow.hasLeft() ? leaveAddresses : [`/${mode.name}/${step}`]
  await page
    .waitForURL((url) => address.includes(url.pathname), { timeout: patienceMs })
    .catch(() => {
      throw new Error(`The page is at ${new URL(page.url()).pathname}, the engine at ${address.join(' or ')}.`)
    })
  if (shadow.hasLeft()) return
  const gate = page.getByRole('button', { name: 'Make my account' })
  await page
    .getByRole('heading', { level: 1, name: stepOf(step).title, exact: true })
    .or(gate)
    .first()
    .waitFor({ timeout: patienceMs })
}

/** What does not fit on the narrowest phone. */
export async function findOverflow({ page }: Pick<Walk, 'page'>): Promise<readonly string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return []
    const out = [...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    return [
      `${scrollWidth} of ${innerWidth} px: ${out
        .slice(0, 3)
        .map((one) => one.outerHTML.slice(0, 90))
        .join(' | ')}`,
    ]
  })
  return wide.map((text) => `scrolls sideways: ${text}`)
}
