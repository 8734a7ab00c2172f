import type { Words } from '../../../client/language.ts'

export type SignInWords = {
  readonly title: string
  readonly about: string
  readonly email: string
  readonly now: string
  readonly pending: string
  readonly pendingWords: (email: string) => string
  readonly unproven: string
  readonly unprovenWords: (email: string) => string
  readonly sendAgain: string
  readonly sentAgain: (email: string) => string
  readonly callOff: string
  readonly calledOff: (email: string) => string
  readonly newEmail: string
  readonly newEmailHelp: string
  readonly sameEmail: string
  readonly change: string
  readonly sendLink: string
  readonly asked: (email: string) => string
  readonly password: string
  readonly passwordAbout: string
  readonly shorter: string
  readonly changePassword: string
  readonly newPassword: string
  readonly setPassword: string
  readonly passwordSet: string
  readonly devices: string
  readonly devicesAbout: string
  readonly noDevices: string
  readonly moreDevices: (count: number) => string
  readonly thisOne: string
  readonly used: (moment: string) => string
  readonly end: string
  readonly endNamed: (device: string, moment: string) => string
  readonly endOthers: string
  readonly ended: (device: string) => string
  readonly endedOthers: string
}

export const words: Words<SignInWords> = {
  en: {
    title: 'Signing in',
    about: 'Before you change something here, we make sure it’s you.',
    email: 'E-mail address',
    now: 'You sign in with',
    pending: 'Your new address isn’t confirmed yet',
    pendingWords: (email) =>
      `We sent an e-mail to ${email}. Your address changes when you open the link in it. Until then, we use the old one.`,
    unproven: 'Your address isn’t confirmed yet',
    unprovenWords: (email) =>
      `Open the link that we sent to ${email}. Once your address is confirmed, it always gets you back in, even if you forget your password.`,
    sendAgain: 'Send me a new link',
    sentAgain: (email) => `A new link is on its way to ${email}. Open it in this browser. It works once, for 15 minutes.`,
    callOff: 'Keep the old address',
    calledOff: (email) => `The change of address is canceled. You sign in with ${email}.`,
    newEmail: 'New e-mail address',
    newEmailHelp: 'We’ll send a link there, and tell your old address.',
    sameEmail: 'That’s the address we already have. Enter another one.',
    change: 'Change the address',
    sendLink: 'Send the link',
    asked: (email) => `An e-mail is on its way to ${email}. Open the link in it to change your address.`,
    password: 'Password',
    passwordAbout: 'A new password signs you out everywhere else.',
    shorter: 'Use at least 8 characters, because there’s a second factor beside it, and nothing made from your name or e-mail address.',
    changePassword: 'Change the password',
    newPassword: 'New password',
    setPassword: 'Set the new password',
    passwordSet: 'Your new password is set. We signed you out everywhere else.',
    devices: 'Where you are signed in',
    devicesAbout: 'If you don’t recognize one of these, sign it out and set a new password.',
    noDevices: 'The devices you’re signed in on appear here.',
    moreDevices: (count) => (count === 1 ? 'And one more' : `And ${count} more`),
    thisOne: 'This device',
    used: (moment) => `Last used on ${moment}`,
    end: 'Sign out',
    endNamed: (device, moment) => `Sign out: ${device}, last used on ${moment}`,
    endOthers: 'Sign out everywhere else',
    ended: (device) => `${device} is signed out.`,
    endedOthers: 'We signed you out everywhere else.',
  },
  es: {
    title: 'Inicio de sesión',
    about: 'Antes de cambiar algo aquí, comprobamos otra vez que eres tú.',
    email: 'Correo electrónico',
    now: 'Inicias sesión con',
    pending: 'Tu correo nuevo aún no está confirmado',
    pendingWords: (email) =>
      `Enviamos un mensaje a ${email}. Tu correo cambia cuando abras el enlace que lleva. Hasta entonces usamos el anterior.`,
    unproven: 'Tu correo aún no está confirmado',
    unprovenWords: (email) =>
      `Abre el enlace que enviamos a ${email}. Cuando tu correo esté confirmado, siempre podrás volver a entrar con él, también si olvidas tu contraseña.`,
    sendAgain: 'Envíame otro enlace',
    sentAgain: (email) => `Va un enlace nuevo en camino a ${email}. Ábrelo en este navegador. Sirve una vez, durante 15 minutos.`,
    callOff: 'Conservar el correo anterior',
    calledOff: (email) => `El cambio de correo se anuló. Inicias sesión con ${email}.`,
    newEmail: 'Correo nuevo',
    newEmailHelp: 'Enviamos allí un enlace y avisamos a tu correo anterior.',
    sameEmail: 'Este es el correo que ya tienes. Escribe otro.',
    change: 'Cambiar el correo',
    sendLink: 'Enviar el enlace',
    asked: (email) => `Va un mensaje en camino a ${email}. Abre el enlace que lleva para cambiar tu correo.`,
    password: 'Contraseña',
    passwordAbout: 'Una contraseña nueva cierra tu sesión en todos los demás dispositivos.',
    shorter: 'Al menos 8 caracteres, porque hay un segundo factor a su lado, y nada sacado de tu nombre o tu correo.',
    changePassword: 'Cambiar la contraseña',
    newPassword: 'Contraseña nueva',
    setPassword: 'Guardar la contraseña nueva',
    passwordSet: 'Tu contraseña nueva ya vale. La sesión se cerró en los demás dispositivos.',
    devices: 'Dónde tienes la sesión abierta',
    devicesAbout: 'Si no reconoces uno de estos, ciérralo y pon una contraseña nueva.',
    noDevices: 'Aquí están los dispositivos con tu sesión abierta.',
    moreDevices: (count) => (count === 1 ? 'Y uno más' : `Y ${count} más`),
    thisOne: 'Este dispositivo',
    used: (moment) => `Usado por última vez el ${moment}`,
    end: 'Cerrar sesión',
    endNamed: (device, moment) => `Cerrar sesión: ${device}, usado por última vez el ${moment}`,
    endOthers: 'Cerrar sesión en los demás',
    ended: (device) => `La sesión se cerró en ${device}.`,
    endedOthers: 'La sesión se cerró en los demás dispositivos.',
  },
}
