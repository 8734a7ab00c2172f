const instead = '[left out]'

/** A text for the eyes of another company: without e-mail addresses, and without numbers that may be those of people, accounts or cards. */
export function withoutPrivateNumbers(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\s@]+@[^\s@]+\.[^\s@]+/gu, instead)
    .replace(/\+?\(?\d(?:[\s().‐‑–—-]*\d){8,}/g, instead)
}
