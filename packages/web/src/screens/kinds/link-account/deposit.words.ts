import type { Words } from '../../../client/language.ts'

type Own = {
  readonly title: (account: string) => string
  readonly waiting: string
  readonly about: string
  readonly code: string
  readonly help: string
  readonly confirm: string
  readonly left: (tries: number, until: string | undefined) => string
  readonly empty: string
  readonly notRight: string
  readonly doneTitle: (account: string) => string
  readonly done: string
  readonly over: Readonly<Record<'failed' | 'expired', string>>
  readonly overTitle: (account: string) => string
}

export const words: Words<Own> = {
  en: {
    title: (account) => `Confirm account ${account}`,
    waiting: 'Waiting for you',
    about:
      'We sent a small deposit of less than $1. It arrives in one to three business days. On your statement, there are three letters next to it.',
    code: 'The three letters',
    help: 'If it hasn’t arrived yet, you can continue and come back to this page later.',
    confirm: 'Confirm the account',
    left: (tries, until) => `${tries === 1 ? '1 try' : `${tries} tries`} left${until ? `, until ${until}` : ''}.`,
    empty: 'Enter the three letters next to the deposit.',
    notRight: 'Those letters don’t match, or the deposit hasn’t arrived yet. Check your statement.',
    doneTitle: (account) => `Account ${account} is confirmed`,
    done: 'It’s yours, and you can use it now.',
    over: {
      failed: 'The letters didn’t match three times. Nothing was taken. Enter the numbers again, or sign in to your bank.',
      expired: 'Seven days have passed. Nothing was taken. Enter the numbers again, or sign in to your bank.',
    },
    overTitle: (account) => `Account ${account} wasn’t confirmed`,
  },
  es: {
    title: (account) => `Confirma la cuenta ${account}`,
    waiting: 'Esperamos tu respuesta',
    about:
      'Enviamos un depósito pequeño, de menos de $1. Llega en uno a tres días hábiles. En tu estado de cuenta, junto al depósito, hay tres letras.',
    code: 'Las tres letras',
    help: 'Si todavía no ha llegado, puedes continuar y volver a esta página más tarde.',
    confirm: 'Confirmar la cuenta',
    left: (tries, until) => `${tries === 1 ? 'Queda 1 intento' : `Quedan ${tries} intentos`}${until ? `, hasta el ${until}` : ''}.`,
    empty: 'Escribe las tres letras que están junto al depósito.',
    notRight: 'Estas letras no coinciden o el depósito todavía no ha llegado. Revisa tu estado de cuenta.',
    doneTitle: (account) => `La cuenta ${account} está confirmada`,
    done: 'Es tuya y ya puedes usarla.',
    over: {
      failed: 'Las letras no coincidieron tres veces. No se tomó nada. Escribe los números de nuevo o inicia sesión en tu banco.',
      expired: 'Pasaron siete días. No se tomó nada. Escribe los números de nuevo o inicia sesión en tu banco.',
    },
    overTitle: (account) => `La cuenta ${account} no se confirmó`,
  },
}
