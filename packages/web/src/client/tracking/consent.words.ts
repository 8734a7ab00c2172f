import type { Words } from '../language.ts'

/** Of the bar that asks, on pages that the service draws and beside flows. */
type Own = { readonly name: string; readonly ask: string; readonly privacy: string; readonly yes: string; readonly no: string }

export const consentWords: Words<Own> = {
  en: {
    name: 'Advertising',
    ask: 'May we tell the companies that show our ads that you came? Never who you are. The site works the same without it.',
    privacy: 'Privacy',
    yes: 'Yes',
    no: 'No',
  },
  es: {
    name: 'Publicidad',
    ask: '¿Podemos decir a las empresas que muestran nuestros anuncios que has venido? Nunca quién eres. El sitio funciona igual sin ello.',
    privacy: 'Privacidad',
    yes: 'Sí',
    no: 'No',
  },
}
