import { type Hand, named } from './hand.ts'

/** Takes a photo: of the page itself, which is a picture like any other. */
export const takePhoto: Hand = async ({ page, within, field }) => {
  const buffer = await page.screenshot({ type: 'jpeg', quality: 60 })
  const input = within
    .getByLabel(named(field.label))
    .or(within.locator(`#field-${field.name}`))
    .first()
  await input.setInputFiles({ name: `${field.name}.jpg`, mimeType: 'image/jpeg', buffer })
  await within.getByText(`${field.name}.jpg`).first().waitFor()
}
