import type { Words } from '../../../client/language.ts'

type BalanceWords = {
  readonly label: string
  readonly estimated: string
  readonly count: (accounts: number) => string
  readonly source: Readonly<Record<'record-keeper' | 'linked' | 'you' | 'estimate', string>>
  readonly allEstimated: string
  readonly filing: (years: string) => string
  readonly unknown: (accounts: number) => string
}

export const words: Words<BalanceWords> = {
  en: {
    label: 'What it comes to',
    estimated: 'estimated',
    count: (accounts) => (accounts === 1 ? 'One account' : `${accounts} accounts`),
    source: {
      'record-keeper': 'From what providers have told us.',
      linked: 'From accounts that you linked.',
      you: 'From what you told us.',
      estimate: 'Partly estimated from your salary and years there. Estimates become exact when the provider answers.',
    },
    allEstimated: 'Estimated from your salary and years there. It becomes exact when the provider answers.',
    filing: (years) => `Plans were found in filings of ${years}.`,
    unknown: (accounts) =>
      accounts === 1
        ? 'One account isn’t in this total, because we don’t know its balance yet.'
        : `${accounts} accounts aren’t in this total, because we don’t know their balances yet.`,
  },
  es: {
    label: 'Cuánto suma',
    estimated: 'estimado',
    count: (accounts) => (accounts === 1 ? 'Una cuenta' : `${accounts} cuentas`),
    source: {
      'record-keeper': 'Según lo que nos dijeron los proveedores.',
      linked: 'Según las cuentas que conectaste.',
      you: 'Según lo que nos dijiste.',
      estimate: 'En parte, estimado según tu sueldo y tus años allí. El cálculo se vuelve exacto cuando responde el proveedor.',
    },
    allEstimated: 'Estimado según tu sueldo y tus años allí. Se vuelve exacto cuando responde el proveedor.',
    filing: (years) => `Los planes se encontraron en informes de ${years}.`,
    unknown: (accounts) =>
      accounts === 1
        ? 'Una cuenta no está en esta suma, porque todavía no sabemos su saldo.'
        : `${accounts} cuentas no están en esta suma, porque todavía no sabemos su saldo.`,
  },
}
