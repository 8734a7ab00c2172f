import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { becomeCustomer } from './support/customer.ts'
import { isWhole } from './support/is-whole.ts'
import { stepNames, stepOf } from './support/mode.ts'
import { modeWith } from './support/mode-with.ts'
import { openStep } from './support/open-step.ts'
import { heightOfStep, mostHeight } from './support/page-height.ts'
import { speak } from './support/speak.ts'
import { openStage } from './support/stage.ts'

const stage = openStage()
const folder = process.env['SCREENSHOTS']
const phone = 360
const widths = { [phone]: 780, 1440: 900 } as const
/** Without a folder for all of them, one of each kind shows that they can be taken. */
const shown = folder === undefined && !isWhole ? oneOfEachKind() : stepNames

/** In Spanish where the pictures are asked for: `own-pages.test.ts` measures the heights of that. */
const languages = folder === undefined ? (['en'] as const) : (['en', 'es'] as const)
const looks = languages.flatMap((language) => Object.entries(widths).map(([width, height]) => [Number(width), language, height] as const))

it.each(looks)(
  'every kind of screen can be looked at, %i px wide (%s), light and dark, and on a phone its main button is within two screens',
  { timeout: 900_000 },
  async (width, language, height) => {
    const { page } = await becomeCustomer(await stage().visit({ width: phone, height: widths[phone] }))
    await speak(page, language)
    await page.setViewportSize({ width, height })
    const into = join(folder ?? join(tmpdir(), `screenshots-${process.pid}`), language, String(width))
    mkdirSync(into, { recursive: true })
    const tall: string[] = []
    for (const step of shown) {
      await openStep(page, modeWith(step), step)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const picture = await page.screenshot({ path: join(into, `${step.replaceAll('/', '-')}-${colorScheme}.png`), fullPage: true })
        expect(picture.length, step).toBeGreaterThan(5_000)
      }
      if (width !== phone) continue
      const height = await heightOfStep(page, step)
      if (height > mostHeight) tall.push(`${step}: the main button ends at ${height} px`)
    }
    expect(tall, tall.join('\n')).toEqual([])
  },
)

function oneOfEachKind(): readonly string[] {
  const byKind = new Map(stepNames.map((name) => [stepOf(name).kind, name]))
  return [...byKind.values()]
}
