import { useWords, type Words } from '../client/language.ts'
import { ask } from '../client/service/ask.ts'
import { type LinkWords, PasswordByLink } from './password-by-link.tsx'

const words: Words<LinkWords> = {
  en: {
    title: 'Choose a new password',
    lead: 'This signs you out on all your devices. Then you sign in with the new password.',
    set: 'Set the new password',
    none: 'This link no longer works here',
    noneText: 'A link works once, for an hour. Your password hasn’t changed. Ask for a new link, or open the one in our latest e-mail.',
    instead: 'E-mail me a new link',
  },
  es: {
    title: 'Elige una contraseña nueva',
    lead: 'Se cierra la sesión en todos tus dispositivos. Después inicias sesión con la nueva contraseña.',
    set: 'Guardar la nueva contraseña',
    none: 'Este enlace ya no sirve aquí',
    noneText:
      'Un enlace sirve una vez, durante una hora. Tu contraseña sigue como estaba. Pide un enlace nuevo, o abre el de nuestro último correo.',
    instead: 'Envíame un enlace nuevo',
  },
}

/** For people who forgot theirs. */
export function NewPasswordPage() {
  return (
    <PasswordByLink
      purpose="password"
      words={useWords(words)}
      insteadTo="/forgot-password"
      standing="beside"
      send={(body) => ask('POST /api/v1/auth/password_reset/confirm/', { body })}
    />
  )
}
