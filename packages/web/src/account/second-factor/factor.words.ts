import { type FactorFormWords, factorFormWords } from '@app/schemas/pages/account-form-words'
import type { Words } from '../../client/language.ts'
import type { NoPasskey } from '../../client/session/passkeys.ts'

type Own = FactorFormWords & {
  readonly usePasskey: string
  readonly or: string
  readonly codeMissing: string
  readonly notNow: string
  readonly noPasskey: Readonly<Record<NoPasskey, string>>
}

export const factorWords: Words<Own> = {
  en: {
    ...factorFormWords.en,
    usePasskey: 'Use my passkey',
    or: 'Or enter a code',
    codeMissing: 'Enter the code.',
    notNow: 'Not now',
    noPasskey: {
      cancelled: 'The passkey wasn’t used. You can try once more.',
      known: 'This device already has a passkey for your account.',
      failed: 'This browser couldn’t use a passkey here. Try another way.',
    },
  },
  es: {
    ...factorFormWords.es,
    usePasskey: 'Usar mi llave de acceso',
    or: 'O escribe un código',
    codeMissing: 'Escribe el código.',
    notNow: 'Ahora no',
    noPasskey: {
      cancelled: 'No se usó la llave de acceso. Puedes intentarlo otra vez.',
      known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
      failed: 'Este navegador no pudo usar aquí una llave de acceso. Prueba de otra manera.',
    },
  },
}
