/** The kinds of the reports to states (NAUPA codes) that people meet most. All others are known by how their code begins. */
const kinds: Readonly<Record<string, string>> = {
  AC01: 'a checking account',
  AC02: 'a savings account',
  AC03: 'a certificate of deposit',
  CK01: 'a cashier’s check',
  CK02: 'a certified check',
  IR01: 'cash in a traditional IRA',
  IR02: 'funds in a traditional IRA',
  IR03: 'securities in a traditional IRA',
  IR05: 'cash in a Roth IRA',
  IR06: 'funds in a Roth IRA',
  IR07: 'securities in a Roth IRA',
  MS01: 'wages or salary',
  MS14: 'a pension or profit sharing plan',
  SC01: 'dividends',
  UT01: 'a deposit with a utility',
}

const families: Readonly<Record<string, string>> = {
  AC: 'an account at a bank',
  CK: 'a check that wasn’t cashed',
  CS: 'an education savings account',
  CT: 'money held by a court or agency',
  HS: 'a health savings account',
  IN: 'an insurance payment',
  IR: 'an individual retirement account',
  MI: 'income from minerals',
  MS: 'a payment, refund or credit',
  SC: 'securities',
  SD: 'the contents of a safe deposit box',
  TR: 'money held in trust',
  UT: 'money from a utility',
}

/** What a state holds, in words. */
export function propertyKind(code: string): string {
  return kinds[code] ?? families[code.slice(0, 2)] ?? 'property of an unnamed kind'
}

/** Whether it comes from a retirement account: taxes and sixty days may matter then. */
export function isRetirementProperty(code: string): boolean {
  return code.startsWith('IR') || code === 'MS14'
}
