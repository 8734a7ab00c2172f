import { looksLikeCardNumber } from './card-number.ts'

const fewestDigits = 13
const mostDigits = 19

/** True for a text that holds a card number, alone or among other words. Such a text is neither stored nor logged. */
export function holdsCardNumber(text: string): boolean {
  // Invisible signs are no disguise, and full-width digits are digits.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return looksLikeCardNumber(plain) || (plain.match(/\d[\d\s\-‐‑–—./]*\d/g) ?? []).some(holdsInRow)
}

/** Groups of digits that follow each other: any of them together may be the number, the others a house number or a date. */
function holdsInRow(row: string): boolean {
  const groups = row.match(/\d+/g) ?? []
  return groups.some((_, first) => {
    let digits = ''
    for (const group of groups.slice(first, first + mostDigits)) {
      digits += group
      if (digits.length > mostDigits) return false
      if (digits.length >= fewestDigits && looksLikeCardNumber(digits)) return true
    }
    return false
  })
}
