/** The id of a field’s input in the page. */
export function fieldId(name: string): string {
  return `field-${name}`
}
