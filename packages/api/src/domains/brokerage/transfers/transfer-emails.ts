import { dayWords } from '@app/schemas/rules/days/day-words'
import { formatCents } from '@app/schemas/rules/money/money'
import { reasonWords } from '../words/reason-words.ts'
import { writeEmail } from '../write-email.ts'
import type { TransferRow } from './transfer-store.ts'

export function depositSettledEmail({ amount_cents, available_at }: TransferRow) {
  const day = available_at?.toISOString().slice(0, 10)
  const amount = formatCents(amount_cents)
  return writeEmail('brokerage-deposit-settled', {
    en: [
      'Your deposit has arrived',
      `Your deposit of ${amount} has arrived.${day ? ` You can take it out again from ${dayWords(day)}.` : ''}`,
    ],
    es: ['Tu depósito llegó', `Tu depósito de ${amount} llegó.${day ? ` Desde el ${dayWords(day, 'es')} puedes sacarlo otra vez.` : ''}`],
  })
}

export function depositReturnedEmail({ amount_cents, reason }: TransferRow, owedCents: number) {
  const [amount, owed] = [formatCents(amount_cents), formatCents(owedCents)]
  return writeEmail('brokerage-deposit-returned', {
    en: [
      'Your bank sent a deposit back',
      `Your bank sent back your deposit of ${amount}, so we took it back out of your account.`,
      reasonWords(reason),
      owedCents > 0
        ? `Some of it had already been paid out, so you now owe ${owed}. The next money that comes into the account pays that first.`
        : null,
      'We won’t try again on our own. Your bank may charge you a fee.',
    ],
    es: [
      'Tu banco devolvió un depósito',
      `Tu banco devolvió tu depósito de ${amount}, y lo quitamos de tu cuenta.`,
      reasonWords(reason, 'es'),
      owedCents > 0
        ? `Una parte ya se había pagado, así que ahora debes ${owed}. El próximo dinero que entre en la cuenta paga eso primero.`
        : null,
      'No lo intentaremos otra vez por nuestra cuenta. Tu banco puede cobrarte un cargo.',
    ],
  })
}

export function depositRefusedEmail({ amount_cents, reason }: TransferRow) {
  const amount = formatCents(amount_cents)
  return writeEmail('brokerage-deposit-refused', {
    en: ['Your deposit didn’t go through', `Your deposit of ${amount} wasn’t taken. No money moved.`, reasonWords(reason)],
    es: ['Tu depósito no se completó', `Tu depósito de ${amount} no se tomó. No se movió dinero.`, reasonWords(reason, 'es')],
  })
}

/** While it can still be taken back: by whoever asked for it, and by whoever did not. */
export function withdrawalAskedEmail({ amount_cents, bank_last_four }: TransferRow, minutes: number) {
  const amount = formatCents(amount_cents)
  return writeEmail('brokerage-withdrawal-asked', {
    en: [
      'You asked to take money out',
      `You asked to take out ${amount}, to your bank account ending in ${bank_last_four}.`,
      `It’s sent ${minutes} minutes after you asked. Until then you can take it back: sign in and go to Move money.`,
      'If this wasn’t you, take it back there, change your password and call us right away.',
    ],
    es: [
      'Pediste sacar dinero',
      `Pediste sacar ${amount}, a tu cuenta bancaria que termina en ${bank_last_four}.`,
      `Se envía ${minutes} minutos después de que lo pediste. Hasta entonces puedes anularlo: inicia sesión y ve a Mover dinero.`,
      'Si no fuiste tú, anúlalo ahí, cambia tu contraseña y llámanos de inmediato.',
    ],
  })
}

export function withdrawalSentEmail(transfer: TransferRow) {
  const { amount_cents, withheld_cents, state_withheld_cents, additional_tax_cents, bank_last_four } = transfer
  const paidCents = amount_cents - withheld_cents - state_withheld_cents
  const [paid, asked, withheld, forState] = [paidCents, amount_cents, withheld_cents, state_withheld_cents].map(formatCents)
  const more = formatCents(additional_tax_cents)
  return writeEmail('brokerage-withdrawal-sent', {
    en: [
      'Your withdrawal was paid',
      `${paid} was paid to your bank account ending in ${bank_last_four}.`,
      `You asked for ${asked}. ${withheld} was withheld for federal income tax.`,
      state_withheld_cents > 0 ? `${forState} was withheld for the income tax of your state.` : null,
      additional_tax_cents > 0 ? `You may owe ${more} more with your tax return: the extra 10% tax.` : null,
    ],
    es: [
      'Tu retiro se pagó',
      `Se pagaron ${paid} a tu cuenta bancaria que termina en ${bank_last_four}.`,
      `Pediste ${asked}. Se retuvieron ${withheld} para el impuesto federal sobre la renta.`,
      state_withheld_cents > 0 ? `Se retuvieron ${forState} para el impuesto sobre la renta de tu estado.` : null,
      additional_tax_cents > 0 ? `Con tu declaración de impuestos puedes deber ${more} más: el impuesto extra del 10%.` : null,
    ],
  })
}

export function withdrawalFailedEmail({ amount_cents, reason }: TransferRow) {
  const amount = formatCents(amount_cents)
  return writeEmail('brokerage-withdrawal-failed', {
    en: [
      'Your withdrawal didn’t go through',
      `Your withdrawal of ${amount} wasn’t paid. The money is still in your account.`,
      reasonWords(reason),
    ],
    es: ['Tu retiro no se completó', `Tu retiro de ${amount} no se pagó. El dinero sigue en tu cuenta.`, reasonWords(reason, 'es')],
  })
}
