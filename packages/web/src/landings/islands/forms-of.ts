import type { IslandName } from '@app/schemas/pages/island-names'

/** The forms of one kind of block, which its script makes answer while a person types. Until then nothing on the page changes. */
export function formsOf(name: IslandName): Iterable<HTMLFormElement> {
  return document.querySelectorAll<HTMLFormElement>(`form[data-island="${name}"]`)
}
