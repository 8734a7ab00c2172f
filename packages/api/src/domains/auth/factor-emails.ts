import type { Email } from '../../core/email.ts'
import type { Addressed } from './write-to.ts'

const settings = '/dashboard/settings'

/** What to do when it was somebody else: the same for every change of how people sign in. */
const notYou = {
  en: 'If this wasn’t you, open your settings, sign out your other devices, and write to us right away.',
  es: 'Si no fuiste tú, abre tus ajustes, cierra la sesión en tus otros dispositivos y escríbenos de inmediato.',
}

export function passkeyAddedEmail({ to, personId, firstName }: Addressed, name: string): Email {
  return {
    kind: 'passkey-added',
    to,
    personId,
    link: settings,
    en: {
      subject: 'A passkey was added to your account',
      paragraphs: [
        `Hello ${firstName}. You can now sign in with the passkey “${name}”.`,
        'When you sign in with your password, we ask for a passkey, an app code or a backup code as well.',
        notYou.en,
      ],
    },
    es: {
      subject: 'Se agregó una llave de acceso a tu cuenta',
      paragraphs: [
        `Hola, ${firstName}. Ya puedes iniciar sesión con la llave de acceso “${name}”.`,
        'Cuando uses tu contraseña, también te pediremos una llave de acceso, un código de la aplicación o un código de respaldo.',
        notYou.es,
      ],
    },
  }
}

export function passkeyRemovedEmail({ to, personId, firstName }: Addressed, name: string): Email {
  return {
    kind: 'passkey-removed',
    to,
    personId,
    link: settings,
    en: {
      subject: 'A passkey was removed from your account',
      paragraphs: [`Hello ${firstName}. The passkey “${name}” no longer signs you in. You can delete it on your device too.`, notYou.en],
    },
    es: {
      subject: 'Se quitó una llave de acceso de tu cuenta',
      paragraphs: [
        `Hola, ${firstName}. La llave de acceso “${name}” ya no abre tu cuenta. También puedes borrarla en tu dispositivo.`,
        notYou.es,
      ],
    },
  }
}

export function appSetEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'second-factor-set',
    to,
    personId,
    link: settings,
    en: {
      subject: 'Your authenticator app is set up',
      paragraphs: [
        `Hello ${firstName}. From now on, you sign in with a code from your authenticator app as well as your password.`,
        'Keep your backup codes somewhere only you can find them. Each one lets you in once if you lose your phone.',
        notYou.en,
      ],
    },
    es: {
      subject: 'Tu aplicación de autenticación está lista',
      paragraphs: [
        `Hola, ${firstName}. Desde ahora inicias sesión con un código de tu aplicación de autenticación además de tu contraseña.`,
        'Guarda tus códigos de respaldo donde nadie más los encuentre: cada uno te deja entrar una vez si pierdes tu teléfono.',
        notYou.es,
      ],
    },
  }
}

export function appRemovedEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'second-factor-removed',
    to,
    personId,
    link: settings,
    en: {
      subject: 'Your authenticator app was removed',
      paragraphs: [
        `Hello ${firstName}. Codes from your authenticator app no longer count. You can delete the entry in the app.`,
        notYou.en,
      ],
    },
    es: {
      subject: 'Se quitó tu aplicación de autenticación',
      paragraphs: [
        `Hola, ${firstName}. Los códigos de tu aplicación de autenticación ya no valen. Puedes borrar la entrada en la aplicación.`,
        notYou.es,
      ],
    },
  }
}

export function backupCodesMadeEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'backup-codes-made',
    to,
    personId,
    link: settings,
    en: {
      subject: 'You have new backup codes',
      paragraphs: [`Hello ${firstName}. You made ten new backup codes. The old ones no longer work, so throw them away.`, notYou.en],
    },
    es: {
      subject: 'Tienes códigos de respaldo nuevos',
      paragraphs: [`Hola, ${firstName}. Creaste diez códigos de respaldo nuevos. Los anteriores ya no sirven: tíralos.`, notYou.es],
    },
  }
}

export function backupCodeUsedEmail({ to, personId, firstName }: Addressed, left: number): Email {
  return {
    kind: 'backup-code-used',
    to,
    personId,
    link: settings,
    en: {
      subject: 'A backup code was used',
      paragraphs: [
        `Hello ${firstName}. One of your backup codes was just used. You have ${left} left.`,
        'If your phone or passkey is gone, remove it in your settings and add another one.',
        notYou.en,
      ],
    },
    es: {
      subject: 'Se usó un código de respaldo',
      paragraphs: [
        `Hola, ${firstName}. Se acaba de usar uno de tus códigos de respaldo. Te quedan ${left}.`,
        'Si perdiste tu teléfono o tu llave de acceso, quítala en tus ajustes y agrega otra.',
        notYou.es,
      ],
    },
  }
}

/** The code stands in the text alone: a subject is shown on locked screens. */
export function mailedCodeEmail({ to, personId, firstName }: Addressed, code: string): Email {
  return {
    kind: 'mailed-code',
    to,
    personId,
    link: settings,
    en: {
      subject: 'Your code to confirm a change',
      paragraphs: [
        `Hello ${firstName}. Your code is ${code.slice(0, 4)} ${code.slice(4)}. It works once, for ten minutes, on the page that asked for it.`,
        'We never ask for it by phone or in a message. Don’t give it to anyone.',
        'If you didn’t ask for it, someone may know your password. Change it right away, and write to us.',
      ],
    },
    es: {
      subject: 'Tu código para confirmar un cambio',
      paragraphs: [
        `Hola, ${firstName}. Tu código es ${code.slice(0, 4)} ${code.slice(4)}. Sirve una vez, durante diez minutos, en la página que lo pidió.`,
        'Nunca lo pedimos por teléfono ni en un mensaje. No se lo des a nadie.',
        'Si no lo pediste, alguien puede conocer tu contraseña. Cámbiala de inmediato y escríbenos.',
      ],
    },
  }
}
