import type { Words } from '../../../client/language.ts'

type Own = {
  readonly answered: { readonly yes: string; readonly no: string; readonly browser: string }
  readonly unanswered: string
  readonly yes: string
  readonly no: string
}

export const advertisingWords: Words<Own> = {
  en: {
    answered: {
      yes: 'Your answer now: yes. We may tell them.',
      no: 'Your answer now: no. We tell them nothing.',
      browser: 'Your browser sends Global Privacy Control. That’s a no, whatever you press here. We tell them nothing.',
    },
    unanswered: 'You haven’t answered yet. Until you do, we tell them nothing.',
    yes: 'Yes, you may tell them',
    no: 'No, tell them nothing',
  },
  es: {
    answered: {
      yes: 'Tu respuesta ahora: sí. Podemos decírselo.',
      no: 'Tu respuesta ahora: no. No les decimos nada.',
      browser: 'Tu navegador envía Global Privacy Control. Eso es un no, se pulse lo que se pulse aquí. No les decimos nada.',
    },
    unanswered: 'Aún no has respondido. Hasta que lo hagas, no les decimos nada.',
    yes: 'Sí, pueden decírselo',
    no: 'No, no les digan nada',
  },
}
