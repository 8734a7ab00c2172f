/** The words that browsers know for what fields ask (the HTML standard, autofill field names), as far as anybody is asked for them. */
export const autocompleteTokens: readonly string[] = [
  'name given-name additional-name family-name honorific-prefix nickname username new-password current-password one-time-code',
  'organization-title organization street-address address-line1 address-line2 address-line3 address-level1 address-level2',
  'country country-name postal-code cc-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc transaction-amount',
  'bday bday-day bday-month bday-year sex language url photo tel tel-national email off',
].flatMap((line) => line.split(' '))
