/** Under which id the input of a field stands in the page. */
export function fieldId(name: string): string {
  return `field-${name}`
}
