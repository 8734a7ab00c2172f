import { useWords, type Words } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { type LinkWords, PasswordByLink } from '../password-by-link.tsx'

const words: Words<LinkWords> = {
  en: {
    title: 'Start over with a new password',
    lead: 'Your old passkeys, app and backup codes are removed, and every device is signed out.',
    set: 'Set the password and remove the rest',
    none: 'This link no longer works',
    noneText: 'It was used before, it’s too old, or it was stopped. Sign in to see where you are.',
    instead: 'Sign in',
  },
  es: {
    title: 'Empieza de nuevo con otra contraseña',
    lead: 'Se quitan tus llaves de acceso, tu aplicación y tus códigos de respaldo anteriores, y se cierra la sesión en todos los dispositivos.',
    set: 'Guardar la contraseña y quitar lo demás',
    none: 'Este enlace ya no funciona',
    noneText: 'Ya se usó, es demasiado antiguo o alguien lo detuvo. Inicia sesión para ver cómo está todo.',
    instead: 'Iniciar sesión',
  },
}

/** Where the e-mail leads that comes after the week. */
export function RecoverPage() {
  return (
    <PasswordByLink
      purpose="recover"
      words={useWords(words)}
      insteadTo="/signin"
      send={(body) => ask('POST /api/v1/auth/recovery/finish/', { body })}
    />
  )
}
