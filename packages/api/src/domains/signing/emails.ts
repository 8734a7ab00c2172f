import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

export function papersSignedEmail({ to, personId }: Addressed, titles: readonly string[]): Email {
  const count = titles.length
  return {
    kind: 'papers-signed',
    to,
    personId,
    link: '/dashboard/documents',
    en: {
      subject: count === 1 ? 'You signed a document' : `You signed ${count} documents`,
      paragraphs: [
        ...titles,
        'Signed copies are in your documents. Sign in to read and save them.',
        'If this wasn’t you, or you didn’t mean to sign, write or call us right away. What hasn’t been sent can still be stopped.',
      ],
    },
    es: {
      subject: count === 1 ? 'Firmaste un documento' : `Firmaste ${count} documentos`,
      paragraphs: [
        ...titles,
        'Las copias firmadas están con tus documentos. Inicia sesión para leerlas y guardarlas.',
        'Si no fuiste tú, o no querías firmar, escríbenos o llámanos de inmediato. Lo que no se ha enviado todavía se puede detener.',
      ],
    },
  }
}

export function signOnPhoneEmail({ to, personId }: Addressed, address: string, minutes: number): Email {
  return {
    kind: 'sign-on-phone',
    to,
    personId,
    link: address,
    en: {
      subject: 'Your link to sign on your phone',
      paragraphs: [
        `Open this e-mail on your phone and follow the link. It shows your papers and lets you sign them. It works once, for ${minutes} minutes.`,
        'Don’t share it. If you didn’t ask for it, you don’t need to do anything: nothing is signed without your name.',
      ],
      button: 'Read and sign my papers',
    },
    es: {
      subject: 'Tu enlace para firmar en tu teléfono',
      paragraphs: [
        `Abre este correo en tu teléfono y sigue el enlace. Muestra tus documentos y te deja firmarlos. Funciona una vez, durante ${minutes} minutos.`,
        'No lo compartas. Si no lo pediste, no tienes que hacer nada: nada se firma sin tu nombre.',
      ],
      button: 'Leer y firmar mis documentos',
    },
  }
}
