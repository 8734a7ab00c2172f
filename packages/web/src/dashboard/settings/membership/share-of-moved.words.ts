import type { Words } from '../../../client/language.ts'

type Own = {
  readonly title: string
  readonly share: string
  readonly ofMoved: (percent: number) => string
  readonly since: string
  readonly stop: string
  readonly ask: string
  readonly what: string
  readonly yes: string
  readonly no: string
  readonly stopped: string
}

export const words: Words<Own> = {
  en: {
    title: 'Share of what we move',
    share: 'What you agreed to',
    ofMoved: (percent) => `${percent}% of what arrives, once for each account`,
    since: 'Agreed on',
    stop: 'End this agreement',
    ask: 'End this agreement?',
    what: 'It ends now. We charge nothing for money that arrives from then on. We’ll no longer follow your transfers for it. One that’s on its way continues.',
    yes: 'End the agreement',
    no: 'Keep it',
    stopped: 'The agreement has ended. We charge nothing for what arrives from now on.',
  },
  es: {
    title: 'Parte de lo que movemos',
    share: 'Lo que aceptaste',
    ofMoved: (percent) => `${percent} % de lo que llega, una vez por cuenta`,
    since: 'Aceptado el',
    stop: 'Terminar este acuerdo',
    ask: '¿Terminar este acuerdo?',
    what: 'Termina ahora. No cobramos nada por el dinero que llegue desde entonces. Dejamos de seguir tus traslados por este acuerdo; uno en camino sigue.',
    yes: 'Terminar el acuerdo',
    no: 'Conservarlo',
    stopped: 'El acuerdo terminó. No cobramos nada por lo que llegue desde ahora.',
  },
}
