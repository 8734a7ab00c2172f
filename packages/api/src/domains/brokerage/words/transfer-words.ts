import type { Words } from '@app/schemas/language'
import type { TransferState } from '../transfers/transfer-store.ts'

type StateWords = Readonly<Record<TransferState, Words<string>>>

const saved: Words<string> = {
  en: 'Saved. We send it to the brokerage as soon as we reach it.',
  es: 'Guardado. Lo enviamos a la casa de bolsa en cuanto podamos comunicarnos con ella.',
}

const depositWords: StateWords = {
  WAITING: saved,
  SENT: { en: 'On its way from your bank.', es: 'En camino desde tu banco.' },
  SETTLED: {
    en: 'It has arrived. It can’t be paid out until your bank can no longer take it back.',
    es: 'Ya llegó. No se puede retirar mientras tu banco todavía pueda pedirlo de vuelta.',
  },
  AVAILABLE: { en: 'It has arrived.', es: 'Ya llegó.' },
  RETURNED: { en: 'Your bank sent it back.', es: 'Tu banco lo devolvió.' },
  REFUSED: { en: 'It wasn’t taken. No money moved.', es: 'No se tomó. No se movió dinero.' },
  TAKEN_BACK: { en: 'You took it back. No money moved.', es: 'Lo anulaste. No se movió dinero.' },
}

const paid: Words<string> = { en: 'It was paid to your bank.', es: 'Se pagó a tu banco.' }

const withdrawalWords: StateWords = {
  WAITING: saved,
  SENT: { en: 'On its way to your bank.', es: 'En camino a tu banco.' },
  SETTLED: paid,
  AVAILABLE: paid,
  RETURNED: {
    en: 'Your bank sent it back. The money is back in your account.',
    es: 'Tu banco lo devolvió. El dinero está otra vez en tu cuenta.',
  },
  REFUSED: { en: 'It wasn’t paid out. The money is still in your account.', es: 'No se pagó. El dinero sigue en tu cuenta.' },
  TAKEN_BACK: { en: 'You took it back. The money is still in your account.', es: 'Lo anulaste. El dinero sigue en tu cuenta.' },
}

const paymentWords: StateWords = {
  WAITING: {
    en: 'Your old plan says it has sent this. We announce it to the brokerage as soon as we reach it.',
    es: 'Tu plan anterior dice que ya lo envió. Se lo avisamos a la casa de bolsa en cuanto podamos comunicarnos con ella.',
  },
  SENT: { en: 'On its way from your old plan.', es: 'En camino desde tu plan anterior.' },
  SETTLED: {
    en: 'It has arrived. For a few days it can still be returned, so it isn’t paid out or invested yet.',
    es: 'Ya llegó. Durante unos días todavía se puede devolver, así que aún no se paga ni se invierte.',
  },
  AVAILABLE: { en: 'It has arrived.', es: 'Ya llegó.' },
  RETURNED: { en: 'It was returned to the sender.', es: 'Se devolvió a quien lo envió.' },
  REFUSED: { en: 'The brokerage didn’t take it.', es: 'La casa de bolsa no lo aceptó.' },
  TAKEN_BACK: { en: 'It was taken back.', es: 'Se anuló.' },
}

const waitingWords: Words<string> = {
  en: 'Saved. It isn’t sent yet, so you can still take it back.',
  es: 'Guardado. Aún no se ha enviado, así que todavía lo puedes anular.',
}

type Shown = {
  readonly direction: 'IN' | 'OUT'
  readonly state: TransferState
  /** How an old plan sends it; null for money from a bank or to one. */
  readonly way: string | null
  readonly canBeTakenBack: boolean
}

/** How far money has come. */
export function transferStateWords({ direction, state, way, canBeTakenBack }: Shown): Words<string> {
  if (way !== null) return paymentWords[state]
  if (canBeTakenBack) return waitingWords
  return (direction === 'IN' ? depositWords : withdrawalWords)[state]
}
