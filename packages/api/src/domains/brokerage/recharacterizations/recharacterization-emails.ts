import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import { formatCents } from '@app/schemas/rules/money/money'
import { movedBy } from '@app/schemas/rules/money/recharacterization'
import { reasonWords } from '../words/reason-words.ts'
import { writeEmail } from '../write-email.ts'
import { kindWords } from './change-words.ts'
import type { RecharacterizationRow } from './recharacterization-store.ts'
import { iraKindOf, type Sides } from './view.ts'

/** Where it is seen how far such a change has come, and where it is taken back. */
const page = '/dashboard/transfer/other-ira'

/** While it can still be taken back: by whoever asked for it, and by whoever did not. */
export function overAskedEmail(row: RecharacterizationRow, sides: Sides, minutes: number) {
  const { en, es, amount, moved, year } = saidOf(row, sides)
  const day = movedBy(dayOf(row.asked_at))
  return writeEmail(
    'brokerage-recharacterization-asked',
    {
      en: [
        `You asked to change a deposit to your ${en.to}`,
        `${amount} that you put into your ${en.from} for ${year} will count as put into your ${en.to}. ${earnedEn(row, moved)}`,
        `It’s usually there by ${dayWords(day)}.`,
        minutes > 0 ? `It’s sent ${minutes} minutes after you asked. Until then you can take it back: sign in and go to Move money.` : null,
        'If this wasn’t you, change your password and call us right away.',
      ],
      es: [
        `Pediste cambiar un depósito a tu ${es.to}`,
        `${amount} que aportaste a tu ${es.from} para ${year} contarán como aportados a tu ${es.to}. ${earnedEs(row, moved)}`,
        `Por lo general llega a más tardar el ${dayWords(day, 'es')}.`,
        minutes > 0
          ? `Se envía ${minutes} minutos después de que lo pediste. Hasta entonces puedes anularlo: inicia sesión y ve a Mover dinero.`
          : null,
        'Si no fuiste tú, cambia tu contraseña y llámanos de inmediato.',
      ],
    },
    page,
  )
}

export function overDoneEmail(row: RecharacterizationRow, sides: Sides) {
  const { en, es, amount, moved, year } = saidOf(row, sides)
  const forms = Number(dayOf(row.settled_at ?? row.asked_at).slice(0, 4)) + 1
  return writeEmail(
    'brokerage-recharacterization-done',
    {
      en: [
        `Your deposit is in your ${en.to} now`,
        `${amount} that you put into your ${en.from} for ${year} now counts as put into your ${en.to}. ${movedEn(row, moved)}`,
        `You get two tax forms about it among your documents: Form 1099-R in January ${forms}, and Form 5498 in May ${forms}. The IRS gets them too.`,
        `It also belongs in your tax return for ${year}: the instructions for Form 8606 say how.`,
      ],
      es: [
        `Tu depósito ya está en tu ${es.to}`,
        `${amount} que aportaste a tu ${es.from} para ${year} cuentan ahora como aportados a tu ${es.to}. ${movedEs(row, moved)}`,
        `Recibes dos formularios de impuestos sobre esto entre tus documentos: el 1099-R en enero de ${forms} y el 5498 en mayo de ${forms}. El IRS también los recibe.`,
        `También va en tu declaración de impuestos de ${year}: las instrucciones del formulario 8606 dicen cómo.`,
      ],
    },
    page,
  )
}

export function overRefusedEmail(row: RecharacterizationRow, sides: Sides) {
  const { en, es, amount, year } = saidOf(row, sides)
  return writeEmail(
    'brokerage-recharacterization-refused',
    {
      en: [
        'Your deposit couldn’t be changed',
        `${amount} that you put into your ${en.from} for ${year} wasn’t moved to your ${en.to}. The money is still in your ${en.from}.`,
        reasonWords(row.reason),
      ],
      es: [
        'Tu depósito no se pudo cambiar',
        `${amount} que aportaste a tu ${es.from} para ${year} no se movieron a tu ${es.to}. El dinero sigue en tu ${es.from}.`,
        reasonWords(row.reason, 'es'),
      ],
    },
    page,
  )
}

function saidOf(row: RecharacterizationRow, sides: Sides) {
  const [from, to] = [iraKindOf(sides.from), iraKindOf(sides.to)]
  return {
    en: { from: kindWords.en[from], to: kindWords.en[to] },
    es: { from: kindWords.es[from], to: kindWords.es[to] },
    amount: formatCents(row.amount_cents),
    moved: formatCents(row.moved_cents),
    year: row.tax_year,
  }
}

function earnedEn(row: RecharacterizationRow, moved: string): string {
  const earned = row.moved_cents - row.amount_cents
  if (earned === 0) return `${moved} moves.`
  return earned > 0 ? `With what it has earned, ${moved} moves.` : `Less what it has lost, ${moved} moves.`
}

function earnedEs(row: RecharacterizationRow, moved: string): string {
  const earned = row.moved_cents - row.amount_cents
  if (earned === 0) return `Se mueven ${moved}.`
  return earned > 0 ? `Con lo que ganó, se mueven ${moved}.` : `Menos lo que perdió, se mueven ${moved}.`
}

function movedEn(row: RecharacterizationRow, moved: string): string {
  const earned = row.moved_cents - row.amount_cents
  if (earned === 0) return `${moved} moved.`
  return earned > 0 ? `With what it had earned, ${moved} moved.` : `Less what it had lost, ${moved} moved.`
}

function movedEs(row: RecharacterizationRow, moved: string): string {
  const earned = row.moved_cents - row.amount_cents
  if (earned === 0) return `Se movieron ${moved}.`
  return earned > 0 ? `Con lo que había ganado, se movieron ${moved}.` : `Menos lo que había perdido, se movieron ${moved}.`
}
