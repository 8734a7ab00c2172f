import type { Words } from '../../client/language.ts'
import type { HelpRequest } from '../../screens/data/help/help-requests.ts'

type State = HelpRequest['state']

type Own = {
  readonly title: string
  readonly none: string
  readonly closed: (count: number) => string
  readonly number: (number: string) => string
  readonly states: Readonly<Record<State, string>>
  readonly by: (day: string) => string
  readonly you: string
  readonly us: string
  readonly reply: string
  readonly send: string
  readonly replySent: string
  readonly solved: string
  readonly closedNow: string
  /** For people who hear the page: about what an answer has just come. */
  readonly answered: (subjects: string) => string
  readonly isClosed: (subject: string) => string
  readonly older: string
  readonly listed: (count: number) => string
  readonly ask: string
  readonly askAbout: string
  readonly subject: string
  readonly subjectHelp: string
  readonly message: string
  readonly messageHelp: string
  readonly papers: string
  readonly attach: string
  readonly attaching: string
  readonly remove: string
  readonly detached: (file: string) => string
  readonly save: string
  readonly wrongFile: string
  readonly sent: (number: string, day: string) => string
  readonly subjectMissing: string
  readonly messageMissing: string
  readonly resumed: string
}

export const words: Words<Own> = {
  en: {
    title: 'Your requests',
    none: 'You haven’t asked us anything yet. What you ask below stays here, with our answers.',
    closed: (count) => (count === 1 ? 'One request that’s closed' : `${count} requests that are closed`),
    number: (number) => `Number ${number}`,
    states: { waiting: 'With us', answered: 'Answered', closed: 'Closed' },
    by: (day) => `A person answers by ${day}, here and by e-mail.`,
    you: 'You',
    us: 'Us',
    reply: 'Write back',
    send: 'Send',
    replySent: 'Your message is sent.',
    solved: 'It’s solved',
    closedNow: 'This request is closed. Write back whenever you need to, and it opens again.',
    answered: (subjects) => `We’ve answered: ${subjects}`,
    isClosed: (subject) => `Closed: ${subject}`,
    older: 'Show older ones',
    listed: (count) => `${count} requests are listed now.`,
    ask: 'Ask us',
    askAbout: 'A person reads it and answers within two business days, here and by e-mail.',
    subject: 'What is it about?',
    subjectHelp: 'A few words are enough.',
    message: 'Your message',
    messageHelp: 'Leave out card numbers, passwords and your Social Security number. We never need them in a message.',
    papers: 'Papers',
    attach: 'Add a paper',
    attaching: 'Adding it',
    remove: 'Remove',
    detached: (file) => `${file} is removed.`,
    save: 'Save',
    wrongFile: 'Choose a PDF, JPEG, PNG or WebP file of up to 10 MB.',
    sent: (number, day) => `We have your request. Its number is ${number}, and we answer by ${day}.`,
    subjectMissing: 'Say in a few words what it is about.',
    messageMissing: 'Write a message.',
    resumed: 'You wrote this earlier and haven’t sent it. It’s kept on this device until you send it or sign out.',
  },
  es: {
    title: 'Tus solicitudes',
    none: 'Todavía no nos has preguntado nada. Lo que preguntes abajo queda aquí, con nuestras respuestas.',
    closed: (count) => (count === 1 ? 'Una solicitud cerrada' : `${count} solicitudes cerradas`),
    number: (number) => `Número ${number}`,
    states: { waiting: 'La tenemos nosotros', answered: 'Respondida', closed: 'Cerrada' },
    by: (day) => `Una persona responde a más tardar el ${day}, aquí y por correo electrónico.`,
    you: 'Tú',
    us: 'Nosotros',
    reply: 'Responder',
    send: 'Enviar',
    replySent: 'Tu mensaje está enviado.',
    solved: 'Ya está resuelto',
    closedNow: 'Esta solicitud está cerrada. Responde cuando lo necesites y se abre otra vez.',
    answered: (subjects) => `Respondimos: ${subjects}`,
    isClosed: (subject) => `Cerrada: ${subject}`,
    older: 'Mostrar anteriores',
    listed: (count) => `Ahora se muestran ${count} solicitudes.`,
    ask: 'Pregúntanos',
    askAbout: 'Una persona lo lee y responde en un plazo de dos días hábiles, aquí y por correo electrónico.',
    subject: '¿De qué se trata?',
    subjectHelp: 'Bastan unas palabras.',
    message: 'Tu mensaje',
    messageHelp: 'No escribas números de tarjeta, contraseñas ni tu número de Seguro Social. Nunca los necesitamos en un mensaje.',
    papers: 'Documentos',
    attach: 'Agregar un documento',
    attaching: 'Agregando',
    remove: 'Quitar',
    detached: (file) => `Se quitó ${file}.`,
    save: 'Guardar',
    wrongFile: 'Elige un archivo PDF, JPEG, PNG o WebP de hasta 10 MB.',
    sent: (number, day) => `Tenemos tu solicitud. Su número es ${number} y respondemos a más tardar el ${day}.`,
    subjectMissing: 'Di en pocas palabras de qué se trata.',
    messageMissing: 'Escribe un mensaje.',
    resumed: 'Escribiste esto antes y no lo has enviado. Queda en este dispositivo hasta que lo envíes o cierres sesión.',
  },
}
