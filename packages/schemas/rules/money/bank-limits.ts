import type { Words } from '../../language.ts'
import { centsWords } from './money.ts'

/** How little and how much may go over the bank at once. */
export const bankLimits = { leastCents: 1_000, mostCents: 10_000_000 } as const

type BankProblem = 'too-little' | 'too-much'

/** What is wrong with a sum that is to go over the bank. Less than the least goes too, when it is all there is. */
export function bankProblem(cents: number, isAllThereIs = false): BankProblem | undefined {
  if (cents < bankLimits.leastCents && !isAllThereIs) return 'too-little'
  return cents > bankLimits.mostCents ? 'too-much' : undefined
}

const [least, most] = [centsWords(bankLimits.leastCents), centsWords(bankLimits.mostCents)]

export const bankProblemWords: Readonly<Record<BankProblem, Words<string>>> = {
  'too-little': { en: `Enter ${least} or more.`, es: `Escribe ${least} o más.` },
  'too-much': {
    en: `No more than ${most} can go over the bank at once.`,
    es: `Por el banco no pueden pasar más de ${most} de una vez.`,
  },
}
