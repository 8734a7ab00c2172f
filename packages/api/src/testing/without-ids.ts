const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** For looking for digits that may not be there: an id that was drawn at random can hold any four of them. */
export function withoutIds(text: string): string {
  return text.replace(id, 'id')
}
