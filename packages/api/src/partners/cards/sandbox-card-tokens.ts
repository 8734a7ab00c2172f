import type { CardTokens } from './card-tokens.ts'

const brands: ReadonlySet<string> = new Set(['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay'])

/**
 * Stands in for the payment company. A token says which card it is for: `tok_`, the brand, `_` and the last four digits, as in
 * `tok_visa_4242` or `tok_amex_0005`. The brands are visa, mastercard, amex, discover, diners, jcb and unionpay; other tokens were
 * never given out.
 */
export function sandboxCardTokens(): CardTokens {
  return {
    describe: async (token) => {
      const [, brand, lastFour] = /^tok_([a-z]+)_(\d{4})$/.exec(token) ?? []
      return brand !== undefined && lastFour !== undefined && brands.has(brand) ? { brand, lastFour } : undefined
    },
  }
}
