import type { Words } from '../../../client/language.ts'
import type { FoundAccount } from '../../data/accounts/found-accounts.ts'

type TaxType = NonNullable<FoundAccount['tax_type']>

export type MoveWords = {
  readonly list: string
  readonly at: (keeper: string) => string
  readonly unknownKeeper: string
  readonly unknownAmount: string
  readonly known: string
  readonly estimate: string
  readonly yours: string
  readonly moving: string
  readonly linked: string
  readonly taxType: string
  readonly types: Readonly<Record<TaxType | 'unknown', string>>
  readonly goes: Readonly<Record<TaxType | 'unknown', string>>
  readonly leave: string
  readonly left: (name: string) => string
  readonly undo: string
  readonly saved: string
}

export const words: Words<MoveWords> = {
  en: {
    list: 'Accounts to move',
    at: (keeper) => `At ${keeper}`,
    unknownKeeper: 'Provider not known yet',
    unknownAmount: 'Balance not known yet',
    known: 'Told by the provider',
    estimate: 'Estimate',
    yours: 'You told us',
    moving: 'On its way',
    linked: 'Linked',
    taxType: 'Kind of money',
    types: { 'pre-tax': 'Pre-tax', roth: 'Roth', both: 'Both kinds', unknown: 'I am not sure' },
    goes: {
      'pre-tax': 'Goes to a Traditional IRA.',
      roth: 'Goes to a Roth IRA.',
      both: 'Two checks: pre-tax money to a Traditional IRA, Roth money to a Roth IRA.',
      unknown: 'We ask the plan before anything moves.',
    },
    leave: 'Leave this one where it is',
    left: (name) => `${name} stays where it is.`,
    undo: 'Move it after all',
    saved: 'Saved.',
  },
  es: {
    list: 'Cuentas que se mueven',
    at: (keeper) => `En ${keeper}`,
    unknownKeeper: 'Aún no sabemos el proveedor',
    unknownAmount: 'Aún no sabemos el saldo',
    known: 'Según el proveedor',
    estimate: 'Estimación',
    yours: 'Según tú',
    moving: 'En camino',
    linked: 'Conectada',
    taxType: 'Tipo de dinero',
    types: { 'pre-tax': 'Antes de impuestos', roth: 'Roth', both: 'De los dos tipos', unknown: 'No lo sé' },
    goes: {
      'pre-tax': 'Va a una IRA tradicional.',
      roth: 'Va a una IRA Roth.',
      both: 'Dos cheques: uno a una IRA tradicional y otro a una IRA Roth.',
      unknown: 'Preguntamos al plan antes de mover nada.',
    },
    leave: 'Dejar esta donde está',
    left: (name) => `${name} se queda donde está.`,
    undo: 'Moverla de todos modos',
    saved: 'Guardado.',
  },
}
