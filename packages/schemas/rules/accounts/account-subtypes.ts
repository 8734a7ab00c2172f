/** Kinds of accounts that money is paid in from and out to. */
const bankSubtypes = ['checking', 'savings', 'money market', 'cash management', 'cd'] as const

/** Plans of employers. */
const planSubtypes = [
  '401k',
  'roth 401k',
  '401a',
  '403B',
  '457b',
  'thrift savings plan',
  'profit sharing plan',
  'pension',
  'keogh',
] as const

/** Accounts that people hold themselves for their retirement. */
const iraSubtypes = ['ira', 'roth', 'sep ira', 'simple ira', 'sarsep'] as const

const otherSubtypes = ['brokerage', 'hsa', 'other'] as const

/** Every kind of account, by the names that linking companies use. What is none of them is "other". */
export const accountSubtypes = [...bankSubtypes, ...planSubtypes, ...iraSubtypes, ...otherSubtypes] as const

export type AccountSubtype = (typeof accountSubtypes)[number]

export function isBankSubtype(subtype: string): boolean {
  return bankSubtypes.some((one) => one === subtype)
}

const savingsSubtypes = ['savings', 'money market', 'cd'] as const satisfies readonly (typeof bankSubtypes)[number][]

/** Banks book payments to savings apart from those to checking, and send back what names the wrong one. */
export function isSavingsSubtype(subtype: string): boolean {
  return savingsSubtypes.some((one) => one === subtype)
}

export function isRetirementSubtype(subtype: string): boolean {
  return planSubtypes.some((one) => one === subtype) || isIraSubtype(subtype)
}

export function isIraSubtype(subtype: string): boolean {
  return iraSubtypes.some((one) => one === subtype)
}

/** IRAs whose pre-tax money a plan may take in. A SIMPLE IRA may only after two years, which nobody tells us. */
export function isPreTaxIraSubtype(subtype: string): boolean {
  return subtype === 'ira' || subtype === 'sep ira' || subtype === 'sarsep'
}

/** Money that was taxed before it went in. It moves to a Roth account only. */
export function isRothSubtype(subtype: string): boolean {
  return subtype === 'roth' || subtype === 'roth 401k'
}

export function toAccountSubtype(name: string): AccountSubtype {
  return accountSubtypes.find((one) => one.toLowerCase() === name.trim().toLowerCase()) ?? 'other'
}
