/**
 * True for a value that could be a card number: 13 to 19 digits that pass the Luhn check, however they are spaced.
 * Such a value is refused wherever it arrives, and neither stored nor logged.
 */
export function looksLikeCardNumber(value: string): boolean {
  // NFKC turns full-width digits into plain ones; separators a person or a copy may leave are no disguise.
  const digits = cleanCardNumber(value.normalize('NFKC')).replace(/[-‐‑–—.\u200B-\u200D\u2060\uFEFF]/g, '')
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits)
}

/** Spaces are removed. */
export function cleanCardNumber(typed: string): string {
  return typed.replace(/\s/g, '')
}

/** The Luhn check: from the right, every second digit counts double (less 9 above 9), and the sum ends in 0. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => total + luhnWorth(Number(digit), index % 2 === 1), 0)
  return sum % 10 === 0
}

function luhnWorth(digit: number, isDoubled: boolean): number {
  if (!isDoubled) return digit
  return digit > 4 ? digit * 2 - 9 : digit * 2
}
