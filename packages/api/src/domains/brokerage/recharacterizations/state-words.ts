import type { Language } from '@app/schemas/language'
import type { IraKind } from '@app/schemas/rules/money/recharacterization'
import { kindWords } from './change-words.ts'
import type { RecharacterizationState } from './recharacterization-store.ts'

type Shown = {
  readonly state: RecharacterizationState
  readonly from: IraKind
  readonly to: IraKind
  readonly canBeTakenBack: boolean
}

/** How far a deposit has come that is changed to the other kind. */
export function overStateWords({ state, from, to, canBeTakenBack }: Shown, language: Language): string {
  const kinds = kindWords[language]
  return words[language](kinds[from], kinds[to], canBeTakenBack)[state]
}

type Said = (from: string, to: string, canBeTakenBack: boolean) => Readonly<Record<RecharacterizationState, string>>

const words: Readonly<Record<Language, Said>> = {
  en: (from, to, canBeTakenBack) => ({
    WAITING: canBeTakenBack
      ? 'Saved. It isn’t sent yet, so you can still take it back.'
      : 'Saved. We send it to the brokerage as soon as we reach it.',
    SENT: `On its way to your ${to}.`,
    SETTLED: `It’s in your ${to}.`,
    REFUSED: `It wasn’t moved. The money is still in your ${from}.`,
    TAKEN_BACK: `You took it back. The money is still in your ${from}.`,
  }),
  es: (from, to, canBeTakenBack) => ({
    WAITING: canBeTakenBack
      ? 'Guardado. Aún no se ha enviado, así que todavía lo puedes anular.'
      : 'Guardado. Lo enviamos a la casa de bolsa en cuanto podamos comunicarnos con ella.',
    SENT: `En camino a tu ${to}.`,
    SETTLED: `Está en tu ${to}.`,
    REFUSED: `No se movió. El dinero sigue en tu ${from}.`,
    TAKEN_BACK: `Lo anulaste. El dinero sigue en tu ${from}.`,
  }),
}
