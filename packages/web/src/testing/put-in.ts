import { userEvent } from '@testing-library/user-event'

/** Fills in a field at once, as from the clipboard, where it isn’t the letters that a test is about: each of them draws the page anew. */
export async function putIn(field: Element, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
