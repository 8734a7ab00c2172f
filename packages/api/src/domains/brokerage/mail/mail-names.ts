import type { Words } from '@app/schemas/language'
import type { ReturnedMail } from '../../../partners/brokerage/brokerage.ts'

export const mailNames: Words<Readonly<Record<ReturnedMail['what'], string>>> = {
  en: { statement: 'a statement', 'tax-form': 'a tax form', letter: 'a letter', check: 'a check' },
  es: { statement: 'un estado de cuenta', 'tax-form': 'un formulario de impuestos', letter: 'una carta', check: 'un cheque' },
}
