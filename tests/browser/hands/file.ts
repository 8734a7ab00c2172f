import { escaped, type Hand } from './hand.ts'

/** Chooses a photo: one of the page itself, another for each field. */
export const choosePhoto: Hand = async ({ page, within, field }) => {
  const name = `${field.name}.jpg`
  const buffer = await page.screenshot({ type: 'jpeg', quality: 40 + field.name.length })
  await within
    .getByLabel(new RegExp(`: ${escaped(field.label)}$`))
    .last()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await within.getByText(name, { exact: true }).waitFor()
}
