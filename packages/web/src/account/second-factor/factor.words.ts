import type { Words } from '../../client/language.ts'
import type { NoPasskey } from '../../client/session/passkeys.ts'

type Own = {
  readonly usePasskey: string
  readonly or: string
  readonly code: string
  readonly codeHelp: string
  readonly backupCode: string
  readonly codeMissing: string
  readonly confirm: string
  readonly notNow: string
  readonly noPasskey: Readonly<Record<NoPasskey, string>>
}

export const factorWords: Words<Own> = {
  en: {
    usePasskey: 'Use my passkey',
    or: 'Or enter a code',
    code: 'Code',
    codeHelp: '6 digits from your app, or a backup code.',
    backupCode: 'One of your backup codes.',
    codeMissing: 'Enter the code.',
    confirm: 'Confirm it’s me',
    notNow: 'Not now',
    noPasskey: {
      cancelled: 'The passkey wasn’t used. You can try once more.',
      known: 'This device already has a passkey for your account.',
      failed: 'This browser couldn’t use a passkey here. Try another way.',
    },
  },
  es: {
    usePasskey: 'Usar mi llave de acceso',
    or: 'O escribe un código',
    code: 'Código',
    codeHelp: '6 dígitos de tu aplicación, o un código de respaldo.',
    backupCode: 'Uno de tus códigos de respaldo.',
    codeMissing: 'Escribe el código.',
    confirm: 'Confirmar que soy yo',
    notNow: 'Ahora no',
    noPasskey: {
      cancelled: 'No se usó la llave de acceso. Puedes intentarlo otra vez.',
      known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
      failed: 'Este navegador no pudo usar aquí una llave de acceso. Prueba de otra manera.',
    },
  },
}
