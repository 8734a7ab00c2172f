import type { Words } from '../../client/language.ts'

type Own = {
  readonly goTo: (host: string) => string
  readonly search: (provider: string) => string
  readonly known: (host: string, provider: string) => string
  readonly unknown: (host: string) => string
  readonly notOurs: (company: string, provider: string) => string
}

export const providersWords: Words<Own> = {
  en: {
    goTo: (host) => `Go to ${host}`,
    search: (provider) => `Search the web for the ${provider} sign-in`,
    known: (host, provider) => `The link leaves this site and opens ${host}, the site of ${provider}. Its sign-in is there.`,
    unknown: (host) =>
      `We’re not certain of the address of its sign-in page. The link leaves this site and opens a web search at ${host}. Check the name in the address bar before you type a password: an ad can appear above the real page.`,
    notOurs: (company, provider) => `${company} isn’t ${provider}, and isn’t paid for the link.`,
  },
  es: {
    goTo: (host) => `Ir a ${host}`,
    search: (provider) => `Buscar en la web el inicio de sesión de ${provider}`,
    known: (host, provider) => `El enlace sale de este sitio y abre ${host}, el sitio de ${provider}. Allí se inicia sesión.`,
    unknown: (host) =>
      `No sabemos con certeza la dirección de su página para iniciar sesión. El enlace sale de este sitio y abre una búsqueda en ${host}. Revisa el nombre en la barra de direcciones antes de escribir una contraseña: puede haber un anuncio encima de la página verdadera.`,
    notOurs: (company, provider) => `${company} no es ${provider} y no cobra por el enlace.`,
  },
}
