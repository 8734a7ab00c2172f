import type { Language, Words } from '@app/schemas/language'
import type { Distribution } from '@app/schemas/rules/money/distributions'
import { formatCents } from '@app/schemas/rules/money/money'
import type { AccountRow } from '../account-store.ts'

type Own = {
  readonly atMost: (sum: string) => string
  readonly loan: (sum: string) => string
  readonly withheld: (sum: string) => string
  readonly extra: (sum: string) => string
  readonly roth: string
  readonly stateTax: string
  readonly stateWithheld: (sum: string) => string
  readonly noStateTax: string
}

const words: Words<Own> = {
  en: {
    atMost: (sum) => `You can take out ${sum} now.`,
    loan: (sum) =>
      `${sum} stays in the plan until your loan is paid back. To take all of it out, pay the loan off first: while it’s open, you can’t close the plan. If a late payment isn’t made up in time, what you owe counts as money paid out to you. Then you owe tax on it, and nothing has to stay in the plan for it.`,
    withheld: (sum) => `${sum} is held back for federal income tax. What you owe in the end is settled with your tax return.`,
    extra: (sum) => `You may owe ${sum} more with your tax return: the extra tax of 10%.`,
    roth: 'What you put into a Roth IRA yourself comes out first. We count what was put in here.',
    stateTax: 'Nothing is held back for state tax. If your state taxes this, you pay it with your state tax return.',
    stateWithheld: (sum) =>
      `${sum} is held back for the income tax of your state. What you owe in the end is settled with your state tax return.`,
    noStateTax: 'Your state has no tax on this income.',
  },
  es: {
    atMost: (sum) => `Ahora puedes retirar ${sum}.`,
    loan: (sum) =>
      `${sum} se quedan en el plan hasta que pagues tu préstamo. Para retirarlo todo, liquida antes el préstamo: mientras esté abierto, no puedes cerrar el plan. Si no te pones al día a tiempo con un pago atrasado, lo que debes cuenta como dinero que se te pagó. Entonces debes impuestos por ello, y ya no tiene que quedarse nada en el plan por el préstamo.`,
    withheld: (sum) =>
      `${sum} se retienen para el impuesto federal sobre la renta. Lo que debas al final se ajusta con tu declaración de impuestos.`,
    extra: (sum) => `Es posible que debas ${sum} más con tu declaración de impuestos: el impuesto adicional del 10%.`,
    roth: 'Lo que tú aportaste a una Roth IRA sale primero. Contamos lo que se aportó aquí.',
    stateTax: 'No se retiene nada para el impuesto estatal. Si tu estado cobra impuesto por esto, lo pagas con tu declaración estatal.',
    stateWithheld: (sum) =>
      `${sum} se retienen para el impuesto sobre la renta de tu estado. Lo que debas al final se ajusta con tu declaración estatal.`,
    noStateTax: 'Tu estado no cobra impuesto por este ingreso.',
  },
}

type Quoted = {
  readonly type: AccountRow['account_type']
  readonly due: Distribution
  readonly heldByLoans: number
  readonly isTaxedByState: boolean
}

/** What people read of a withdrawal before they ask for it. */
export function withdrawalNotes({ type, due, heldByLoans, isTaxedByState }: Quoted, language: Language): readonly string[] {
  const said = words[language]
  return [
    ...loanNotes(heldByLoans, language),
    said.withheld(formatCents(due.withheldCents)),
    ...(due.additionalTaxCents > 0 ? [said.extra(formatCents(due.additionalTaxCents))] : []),
    ...(type === 'ROTH_IRA' ? [said.roth] : []),
    stateNote(due.stateWithheldCents, isTaxedByState, said),
  ]
}

function stateNote(heldCents: number, isTaxed: boolean, said: Own): string {
  if (!isTaxed) return said.noStateTax
  return heldCents > 0 ? said.stateWithheld(formatCents(heldCents)) : said.stateTax
}

/** Why no more can be taken out. */
export function tooMuchWords(cents: number, heldByLoans: number): Words<string> {
  const inLanguage = (language: Language) => [words[language].atMost(formatCents(cents)), ...loanNotes(heldByLoans, language)].join(' ')
  return { en: inLanguage('en'), es: inLanguage('es') }
}

/** People who leave with a loan read beforehand what that means. */
function loanNotes(heldCents: number, language: Language): readonly string[] {
  return heldCents === 0 ? [] : [words[language].loan(formatCents(heldCents))]
}
