import type { Words } from '@app/schemas/language'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import { formatCents } from '@app/schemas/rules/money/money'
import { type IraKind, lastDayToChange } from '@app/schemas/rules/money/recharacterization'

/** How a kind of IRA is called within a sentence. */
export const kindWords: Words<Readonly<Record<IraKind, string>>> = {
  en: { TRADITIONAL_IRA: 'Traditional IRA', ROTH_IRA: 'Roth IRA' },
  es: { TRADITIONAL_IRA: 'IRA tradicional', ROTH_IRA: 'IRA Roth' },
}

/** Why a deposit cannot be changed to the other kind of IRA. */
export const changeWords = {
  notOffered: {
    en: 'Our brokerage partner doesn’t change the kind of a deposit. Write to us, and one of us will tell you what can be done.',
    es: 'Nuestra casa de bolsa no cambia el tipo de un depósito. Escríbenos y una persona de nuestro equipo te dice qué se puede hacer.',
  },
  over: (lastDay: string): Words<string> => ({
    en: `The last day to ask for it was ${dayWords(lastDay)}.`,
    es: `El último día para pedirlo fue el ${dayWords(lastDay, 'es')}.`,
  }),
  unfiled: (taxYear: number): Words<string> => ({
    en: `The last day was ${dayWords(lastDayToChange(taxYear, false))}, unless your tax return for ${taxYear} was filed on time or you got an extension.`,
    es: `El último día fue el ${dayWords(lastDayToChange(taxYear, false), 'es')}, salvo que hayas presentado a tiempo tu declaración de impuestos de ${taxYear} o tengas una prórroga.`,
  }),
  canComeBack: (availableAt: Date | null): Words<string> =>
    availableAt === null
      ? {
          en: 'Your bank can still take this deposit back, so it can’t be changed yet.',
          es: 'Tu banco todavía puede pedir este depósito de vuelta, así que aún no se puede cambiar.',
        }
      : {
          en: `Your bank can still take this deposit back. You can change it from ${dayWords(dayOf(availableAt))}.`,
          es: `Tu banco todavía puede pedir este depósito de vuelta. Puedes cambiarlo desde el ${dayWords(dayOf(availableAt), 'es')}.`,
        },
  noAccount: {
    ROTH_IRA: { en: 'For this you need a Roth IRA with us that is open.', es: 'Para esto necesitas una IRA Roth abierta con nosotros.' },
    TRADITIONAL_IRA: {
      en: 'For this you need a Traditional IRA with us that is open.',
      es: 'Para esto necesitas una IRA tradicional abierta con nosotros.',
    },
  },
  atMost: (leftCents: number): Words<string> => ({
    en: `Enter ${formatCents(leftCents)} or less: that’s what’s left of this deposit.`,
    es: `Escribe ${formatCents(leftCents)} o menos: es lo que queda de este depósito.`,
  }),
  nothingLeft: {
    en: 'There’s nothing left of this deposit to move.',
    es: 'No queda nada de este depósito para mover.',
  },
  notThere: (movedCents: number, thereCents: number): Words<string> => ({
    en: `${formatCents(movedCents)} would have to move, but only ${formatCents(thereCents)} in the account can. Change a smaller part of the deposit.`,
    es: `Tendrían que moverse ${formatCents(movedCents)}, pero de la cuenta solo se pueden mover ${formatCents(thereCents)}. Cambia una parte más pequeña del depósito.`,
  }),
} as const
