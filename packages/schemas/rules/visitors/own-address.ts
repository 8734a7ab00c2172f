/**
 * An address of ours to go on to, as a link names it. One of another site would be a trap, and so is “/⇥/another.example”: browsers
 * leave out tabs and line breaks. What an address really holds is visible ASCII.
 */
export function ownAddress(next: string | null): string | undefined {
  return next !== null && /^\/(?![/\\])[\x21-\x7e]*$/.test(next) ? next : undefined
}
