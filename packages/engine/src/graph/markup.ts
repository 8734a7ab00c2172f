const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text made safe for a page or a picture, between tags and inside quotes. */
export function markup(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
}
