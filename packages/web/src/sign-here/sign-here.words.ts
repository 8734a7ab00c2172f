import type { Words } from '../client/language.ts'

type Own = {
  readonly title: string
  readonly for: (name: string) => string
  readonly sign: string
  readonly signOne: string
  readonly trouble: string
  readonly again: string
  readonly ended: string
  readonly endedWhy: string
  readonly help: (phone: string) => string
  readonly done: string
  readonly doneLead: string
  readonly back: string
  readonly backWhy: string
}

export const words: Words<Own> = {
  en: {
    title: 'Check and sign your papers',
    for: (name) => `Papers for ${name}`,
    sign: 'Sign all papers',
    signOne: 'Sign this paper',
    trouble: 'We couldn’t load your papers',
    again: 'Try again',
    ended: 'This link has stopped working',
    endedWhy: 'It works once and for a short time. Nothing was signed with it. Make a new link on the page where you got this one.',
    help: (phone) => `If you’ve already signed, you’re done. If not, call us at ${phone}.`,
    done: 'Your papers are signed',
    doneLead: 'You can close this page. You’ll find signed copies in your documents, and we’ll e-mail you.',
    back: 'Go back to your other screen',
    backWhy: 'The page there continues.',
  },
  es: {
    title: 'Revisa y firma tus documentos',
    for: (name) => `Documentos de ${name}`,
    sign: 'Firmar todos los documentos',
    signOne: 'Firmar este documento',
    trouble: 'No pudimos cargar tus documentos',
    again: 'Intentar de nuevo',
    ended: 'Este enlace ya no funciona',
    endedWhy: 'Funciona una vez y por poco tiempo. No se firmó nada con él. Crea un enlace nuevo en la página donde recibiste este.',
    help: (phone) => `Si ya firmaste, has terminado. Si no, te ayudamos en el ${phone}.`,
    done: 'Tus documentos están firmados',
    doneLead: 'Puedes cerrar esta página. Las copias firmadas están con tus documentos y te lo confirmamos por correo electrónico.',
    back: 'Vuelve a tu otra pantalla',
    backWhy: 'La página de allí sigue sola.',
  },
}
