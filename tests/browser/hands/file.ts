import { escaped, type Hand } from './hand.ts'

/** Chooses a photo: one of the page itself, which is a picture like any other. */
export const choosePhoto: Hand = async ({ page, within, field }) => {
  const name = `${field.name}.jpg`
  const buffer = await page.screenshot({ type: 'jpeg', quality: 60 })
  await within
    .getByLabel(new RegExp(`: ${escaped(field.label)}$`))
    .last()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await within.getByText(name, { exact: true }).waitFor()
}
