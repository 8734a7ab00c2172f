import type { Email } from '../../core/email.ts'

type Addressed = { readonly to: string; readonly personId: string }

export function linkWorksEmail({ to, personId }: Addressed): Email {
  return {
    kind: 'link-works',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: 'Your account is linked',
      paragraphs: ['The company we link accounts through didn’t answer at first. Now it has, and your account is linked.'],
      button: 'See my accounts',
    },
    es: {
      subject: 'Tu cuenta está conectada',
      paragraphs: ['La empresa con la que conectamos cuentas no respondió al principio. Ya respondió, y tu cuenta está conectada.'],
      button: 'Ver mis cuentas',
    },
  }
}

export function linkFailedEmail({ to, personId }: Addressed): Email {
  return {
    kind: 'link-failed',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: 'We couldn’t link your account',
      paragraphs: [
        'We tried to link the account you chose, and it didn’t work. Nothing has changed in it.',
        'Please try again, or choose another way to add it.',
      ],
      button: 'Try again',
    },
    es: {
      subject: 'No pudimos conectar tu cuenta',
      paragraphs: [
        'Intentamos conectar la cuenta que elegiste y no funcionó. No cambió nada en ella.',
        'Inténtalo otra vez o elige otra forma de agregarla.',
      ],
      button: 'Intentarlo otra vez',
    },
  }
}

export function linkEndedEmail({ to, personId }: Addressed): Email {
  return {
    kind: 'link-ended',
    to,
    personId,
    link: '/dashboard/settings#links',
    en: {
      subject: 'Please link your account again',
      paragraphs: [
        'Your bank or plan has ended our link to it. This happens when a password changes, or after some time.',
        'Until you sign in there again, we can’t see the balance. If it’s the bank you deposit from or pay a loan from, we can’t take anything from it either.',
      ],
      button: 'Link it again',
    },
    es: {
      subject: 'Conecta tu cuenta otra vez',
      paragraphs: [
        'Tu banco o plan terminó nuestra conexión. Pasa cuando cambia una contraseña, o después de un tiempo.',
        'Hasta que inicies sesión ahí otra vez no podemos ver el saldo. Si es el banco de tus depósitos o de los pagos de un préstamo, tampoco podemos tomar nada de él.',
      ],
      button: 'Conectarla otra vez',
    },
  }
}

/** Its accounts are gone from the list: it is not signed in to again, but linked anew. */
export function linkRemovedEmail({ to, personId }: Addressed): Email {
  return {
    kind: 'link-ended',
    to,
    personId,
    link: '/dashboard/settings#links',
    en: {
      subject: 'Our link to your bank or plan has ended',
      paragraphs: [
        'Someone ended our link there, so we no longer see those accounts and took them off your list.',
        'If it’s the bank you deposit from or pay a loan from, we can’t take anything from it. You can link it again at any time.',
      ],
      button: 'Link it again',
    },
    es: {
      subject: 'Nuestra conexión con tu banco o plan terminó',
      paragraphs: [
        'Alguien la terminó ahí, así que ya no vemos esas cuentas y las quitamos de tu lista.',
        'Si es el banco de tus depósitos o de los pagos de un préstamo, no podemos tomar nada de él. Puedes conectarlo otra vez cuando quieras.',
      ],
      button: 'Conectarlo otra vez',
    },
  }
}

export function depositsEmail({ to, personId }: Addressed): Email {
  return {
    kind: 'deposit-arrived',
    to,
    personId,
    link: '/dashboard/settings#links',
    en: {
      subject: 'A small deposit is in your account',
      paragraphs: [
        'We sent a small deposit to the account you want to link. Look for the code next to it, and enter it within seven days.',
      ],
      button: 'Enter the code',
    },
    es: {
      subject: 'Hay un depósito pequeño en tu cuenta',
      paragraphs: [
        'Enviamos un depósito pequeño a la cuenta que quieres conectar. Busca el código que lo acompaña y escríbelo en un plazo de siete días.',
      ],
      button: 'Escribir el código',
    },
  }
}
