import type { LinkKind } from './link-kind.ts'

export type Institution = { readonly id: string; readonly name: string; readonly accounts: readonly SandboxAccount[] }
export type SandboxAccount = { readonly name: string; readonly subtype: string; readonly balance: number; readonly vested?: number }

const checking = { name: 'Everyday checking', subtype: 'checking', balance: 2500 }
const savings = { name: 'Savings', subtype: 'savings', balance: 8200 }
const plan = { name: '401(k) plan', subtype: '401k', balance: 18_000, vested: 15_000 }
const rothPlan = { name: 'Roth 401(k) plan', subtype: 'roth 401k', balance: 6400 }
const teachers = { name: '403(b) plan', subtype: '403b', balance: 22_400 }

/** The banks and plans that the window of the sandbox knows. None of them is real. */
const institutions: Readonly<Record<LinkKind, readonly Institution[]>> = {
  bank: [
    { id: 'ins_sandbox_bank_1', name: 'First Example Bank', accounts: [checking, savings] },
    { id: 'ins_sandbox_bank_2', name: 'Bank of Samples', accounts: [checking] },
    { id: 'ins_sandbox_bank_3', name: 'Placeholder Credit Union', accounts: [checking, savings] },
    { id: 'ins_sandbox_bank_4', name: 'Template Savings Bank', accounts: [savings] },
    { id: 'ins_sandbox_bank_5', name: 'Specimen Community Bank', accounts: [checking] },
    { id: 'ins_sandbox_bank_6', name: 'Mock Federal Credit Union', accounts: [checking, savings] },
  ],
  investments: [
    { id: 'ins_sandbox_plan_1', name: 'Example Retirement Services', accounts: [plan] },
    { id: 'ins_sandbox_plan_2', name: 'Sample Plan Administrators', accounts: [plan, rothPlan] },
    { id: 'ins_sandbox_plan_3', name: 'Specimen Record Keeping', accounts: [rothPlan] },
    { id: 'ins_sandbox_plan_4', name: 'Template Teachers Fund', accounts: [teachers] },
    { id: 'ins_sandbox_plan_5', name: 'Placeholder Workplace Savings', accounts: [plan] },
  ],
}

/** Every word that is typed begins a word of the name. */
export function findInstitutions(kind: LinkKind, typed: string): readonly Institution[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return institutions[kind].filter(({ name }) => {
    const words = name.toLowerCase().split(/\s+/)
    return wanted.every((one) => words.some((word) => word.startsWith(one)))
  })
}
