/** As a sentence. What has its full stop keeps it. */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
