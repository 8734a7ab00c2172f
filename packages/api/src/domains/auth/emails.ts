import { type Language, locales } from '@app/schemas/language'
import { type Email, sameInAll } from '../../core/email.ts'

type Addressed = { readonly to: string; readonly personId: string; readonly firstName: string }

/** To a new account at an address that nobody has confirmed. */
export function welcomeEmail({ to, personId, firstName }: Addressed, url: string): Email {
  return {
    kind: 'welcome',
    to,
    personId,
    link: url,
    en: {
      subject: 'Confirm your e-mail address',
      paragraphs: [
        `Hello ${firstName}. Your account is ready.`,
        'Please confirm that this address is yours. Then you can always get back in, even if you forget your password.',
        'If you didn’t open an account, you don’t need to do anything. Nobody can use your address until you confirm it.',
      ],
      button: 'Confirm my address',
    },
    es: {
      subject: 'Confirma tu correo electrónico',
      paragraphs: [
        `Hola, ${firstName}. Tu cuenta está lista.`,
        'Confirma que esta dirección es tuya. Así siempre puedes volver a entrar, aunque olvides tu contraseña.',
        'Si no abriste una cuenta, no tienes que hacer nada. Nadie puede usar tu dirección hasta que la confirmes.',
      ],
      button: 'Confirmar mi dirección',
    },
  }
}

type FirstAccount = { readonly madeAt: Date; readonly isProven: boolean }

/** To an address that already has an account, when another one is opened with it: its link leads where `accountToEnter` says. */
export function accountExistsEmail({ to, personId }: Addressed, { madeAt, isProven }: FirstAccount, url: string): Email {
  return {
    kind: 'account-exists',
    to,
    personId,
    link: url,
    en: {
      subject: 'You already have an account',
      paragraphs: [
        `Someone just opened a new account with this e-mail address. It already belongs to an account, opened on ${madeOn(madeAt, 'en')}.`,
        ...(isProven
          ? [
              'If it was you, use the button to sign in to your first account and pick up where you left off. It works once, for 15 minutes.',
            ]
          : [
              'Nobody has confirmed this address yet, so it goes to the account that you confirm it for. The button does that once, within 15 minutes.',
              'To pick up where you left off in the first account, sign out of the new one before you press it. If the first account isn’t yours, press it in the browser where you opened the new one.',
            ]),
        'If it wasn’t you, you don’t need to do anything. They can’t see or change your account.',
      ],
      button: 'Sign in to my account',
    },
    es: {
      subject: 'Ya tienes una cuenta',
      paragraphs: [
        `Alguien acaba de abrir una cuenta nueva con este correo electrónico. Ya existe una, abierta el ${madeOn(madeAt, 'es')}.`,
        ...(isProven
          ? [
              'Si fuiste tú, usa el botón para iniciar sesión en tu primera cuenta y sigue donde te quedaste. Funciona una vez, durante 15 minutos.',
            ]
          : [
              'Nadie ha confirmado aún este correo, así que queda para la cuenta en la que tú lo confirmes. El botón lo hace una vez, durante 15 minutos.',
              'Para seguir donde te quedaste en la primera cuenta, cierra la sesión de la nueva antes de pulsarlo. Si la primera cuenta no es tuya, púlsalo en el navegador en que abriste la nueva.',
            ]),
        'Si no fuiste tú, no tienes que hacer nada. Nadie puede ver ni cambiar tu cuenta.',
      ],
      button: 'Iniciar sesión en mi cuenta',
    },
  }
}

/** To the owner of an address that was proven in a browser where its account was not signed in. */
export function addressProvenEmail({ to, personId, firstName }: Addressed, madeAt: Date, url: string): Email {
  return {
    kind: 'address-proven',
    to,
    personId,
    link: url,
    en: {
      subject: 'Choose a new password',
      paragraphs: [
        `Hello ${firstName}. You’ve confirmed that this e-mail address is yours.`,
        'To be safe, we signed out every other device and removed the old password. Use the button to choose a new one. The link works once, for an hour.',
        `Your account was opened on ${madeOn(madeAt, 'en')}. If that was you, all your answers are still there. If it wasn’t, someone else used your address: nothing in that account is yours. Don’t use it, and write to us.`,
        'You can also sign in with an e-mailed link at any time.',
      ],
      button: 'Choose a password',
    },
    es: {
      subject: 'Elige una contraseña nueva',
      paragraphs: [
        `Hola, ${firstName}. Demostraste que este correo electrónico es tuyo.`,
        'Por seguridad, cerramos la sesión en los demás dispositivos y quitamos la contraseña anterior. Elige una nueva con el botón. El enlace funciona una vez, durante una hora.',
        `Tu cuenta se abrió el ${madeOn(madeAt, 'es')}. Si fuiste tú, todas tus respuestas siguen ahí. Si no, otra persona usó tu dirección: nada de esa cuenta es tuyo. No sigas con ella y escríbenos.`,
        'También puedes iniciar sesión con un enlace por correo en cualquier momento.',
      ],
      button: 'Elegir una contraseña',
    },
  }
}

export function signInEmail({ to, personId }: Addressed, url: string): Email {
  return {
    kind: 'sign-in',
    to,
    personId,
    link: url,
    en: {
      subject: 'Your link to sign in',
      paragraphs: [
        'Here’s the link you asked for. It works once, for 15 minutes.',
        'If you didn’t ask for it, you don’t need to do anything. Nobody can sign in without the link.',
      ],
      button: 'Sign in',
    },
    es: {
      subject: 'Tu enlace para iniciar sesión',
      paragraphs: [
        'Aquí está el enlace que pediste. Funciona una vez, durante 15 minutos.',
        'Si no lo pediste, no tienes que hacer nada. Sin el enlace nadie inicia sesión.',
      ],
      button: 'Iniciar sesión',
    },
  }
}

export function passwordResetEmail({ to, personId }: Addressed, madeAt: Date, url: string): Email {
  return {
    kind: 'password-reset',
    to,
    personId,
    link: url,
    en: {
      subject: 'Set a new password',
      paragraphs: [
        `Use this link to set a new password for the account opened on ${madeOn(madeAt, 'en')}. It works once, for an hour.`,
        'Setting a new password signs you out on all your devices.',
        'If you didn’t ask for it, you don’t need to do anything. Your password hasn’t changed.',
      ],
      button: 'Set a new password',
    },
    es: {
      subject: 'Elige una contraseña nueva',
      paragraphs: [
        `Con este enlace puedes elegir una contraseña nueva para la cuenta que se abrió el ${madeOn(madeAt, 'es')}. Funciona una vez, durante una hora.`,
        'Una contraseña nueva cierra la sesión en todos tus dispositivos.',
        'Si no lo pediste, no tienes que hacer nada. Tu contraseña no cambió.',
      ],
      button: 'Elegir una contraseña nueva',
    },
  }
}

export function passwordChangedEmail({ to, personId }: Addressed): Email {
  return {
    kind: 'password-changed',
    to,
    personId,
    link: '/forgot-password',
    en: {
      subject: 'Your password was changed',
      paragraphs: [
        'Your password was just changed, and you were signed out on your other devices.',
        'If this wasn’t you, ask for a new password right away, and write to us.',
      ],
    },
    es: {
      subject: 'Tu contraseña cambió',
      paragraphs: [
        'La contraseña de tu cuenta se acaba de cambiar, y se cerró la sesión en tus otros dispositivos.',
        'Si no fuiste tú, pide una contraseña nueva de inmediato y escríbenos.',
      ],
    },
  }
}

export function confirmNewAddressEmail({ to, personId, firstName }: Addressed, url: string): Email {
  return {
    kind: 'change-email',
    to,
    personId,
    link: url,
    en: {
      subject: 'Confirm your new e-mail address',
      paragraphs: [
        `Hello ${firstName}. You asked us to e-mail you at this address from now on. Please confirm that it’s yours.`,
        'Until then, your old address stays in use. The link works once, for a day.',
      ],
      button: 'Use this address',
    },
    es: {
      subject: 'Confirma tu nuevo correo electrónico',
      paragraphs: [
        `Hola, ${firstName}. Pediste que te escribamos a esta dirección desde ahora. Confirma que es tuya.`,
        'Hasta entonces sigue en uso tu dirección anterior. El enlace funciona una vez, durante un día.',
      ],
      button: 'Usar esta dirección',
    },
  }
}

export function addressChangesEmail({ to, personId }: Addressed): Email {
  return {
    kind: 'email-changes',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: 'Your e-mail address is about to change',
      paragraphs: [
        'Someone signed in to your account asked us to use a different e-mail address. It changes once the new one is confirmed.',
        'If this wasn’t you, change your password right away, and write to us.',
      ],
    },
    es: {
      subject: 'Tu correo electrónico está por cambiar',
      paragraphs: [
        'Alguien con la sesión abierta en tu cuenta pidió usar otro correo electrónico. Cambia cuando se confirme el nuevo.',
        'Si no fuiste tú, cambia tu contraseña de inmediato y escríbenos.',
      ],
    },
  }
}

export type ChangedDetail = 'address' | 'phone number' | 'trusted contact' | 'name' | 'Social Security number'

const detailNames: Readonly<Record<ChangedDetail, string>> = {
  address: 'dirección',
  'phone number': 'número de teléfono',
  'trusted contact': 'contacto de confianza',
  name: 'nombre',
  'Social Security number': 'número de Seguro Social',
}

/** To the address of the account, when what a thief would change first has changed. */
export function detailsChangedEmail({ to, personId }: Addressed, details: readonly ChangedDetail[]): Email {
  const english = new Intl.ListFormat('en').format(details)
  const spanish = new Intl.ListFormat('es').format(details.map((detail) => detailNames[detail]))
  return {
    kind: 'details-changed',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: `Your ${english} changed`,
      paragraphs: [
        `Your ${english} ${details.length > 1 ? 'were' : 'was'} just changed, right after a check that it was you.`,
        'If this wasn’t you, change your password right away, and write to us.',
      ],
    },
    es: {
      subject: `Cambio en tu cuenta: ${spanish}`,
      paragraphs: [
        `Esto se acaba de cambiar en tu cuenta, justo después de comprobar que eras tú: ${spanish}.`,
        'Si no fuiste tú, cambia tu contraseña de inmediato y escríbenos.',
      ],
    },
  }
}

export function devicesEndedEmail({ to, personId }: Addressed, count: number): Email {
  const isOne = count === 1
  return {
    kind: 'device-ended',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: isOne ? 'A device was signed out of your account' : `${count} devices were signed out of your account`,
      paragraphs: [
        `${isOne ? 'One of your devices was' : `${count} of your devices were`} just signed out. It was done from another device, right after a check that it was you.`,
        'If this wasn’t you, change your password right away, and write to us.',
      ],
    },
    es: {
      subject: isOne ? 'Se cerró tu sesión en un dispositivo' : `Se cerró tu sesión en ${count} dispositivos`,
      paragraphs: [
        `Desde otro dispositivo se acaba de cerrar tu sesión en ${isOne ? 'uno' : count} de los tuyos, justo después de comprobar que eras tú.`,
        'Si no fuiste tú, cambia tu contraseña de inmediato y escríbenos.',
      ],
    },
  }
}

/** To a new colleague. The desk is in English. */
export function invitationEmail(to: string, role: string, url: string): Email {
  return {
    kind: 'staff-invitation',
    to,
    link: url,
    ...sameInAll({
      subject: 'Your invitation to the desk',
      paragraphs: [
        `You’ve been invited to work at our desk, as ${role}.`,
        'Use the button, sign in with this address or open an account with it, and set up an authenticator app. The link is good for three days.',
        'If you didn’t expect this, ignore it.',
      ],
      button: 'Join the desk',
    }),
  }
}

/** The day on which an account was opened, in words. */
function madeOn(madeAt: Date, language: Language): string {
  return madeAt.toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
}
