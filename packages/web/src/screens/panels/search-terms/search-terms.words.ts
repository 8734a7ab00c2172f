import type { Words } from '../../../client/language.ts'

type Term = { readonly add: string; readonly wrong: string }

type Own = {
  readonly jobs: string
  readonly noJobs: string
  readonly addJobs: string
  readonly changeJobs: string
  readonly names: string
  readonly places: string
  readonly changeName: string
  readonly changeAddress: string
  readonly added: { readonly names: Term; readonly zipcodes: Term }
  readonly firstName: string
  readonly lastName: string
  readonly zip: string
  readonly keep: string
  readonly cancel: string
  readonly remove: string
  readonly isGone: (what: string) => string
}

export const searchTermsWords: Words<Own> = {
  en: {
    jobs: 'Employers',
    noJobs:
      'No employer yet. Without one, we can’t ask any plan. Then we only look for money that states hold, by the names and places below.',
    addJobs: 'Add your jobs',
    changeJobs: 'Change your jobs',
    names: 'Names',
    places: 'Places',
    changeName: 'Change your name',
    changeAddress: 'Change your address',
    added: {
      names: { add: 'Add a name you used', wrong: 'Enter a name with letters, such as Maria O’Neil.' },
      zipcodes: {
        add: 'Add an earlier ZIP code',
        wrong: 'Enter the five digits of a ZIP code, such as 02139.',
      },
    },
    firstName: 'First name then',
    lastName: 'Last name then',
    zip: 'ZIP code where you lived',
    keep: 'Add it',
    cancel: 'Cancel',
    remove: 'Remove',
    isGone: (what) => `${what} is no longer part of the search.`,
  },
  es: {
    jobs: 'Empleadores',
    noJobs:
      'Todavía no hay ningún empleador. Sin uno no podemos preguntar a ningún plan. Solo buscamos dinero que tienen los estados, con los nombres y lugares de abajo.',
    addJobs: 'Añadir tus trabajos',
    changeJobs: 'Cambiar tus trabajos',
    names: 'Nombres',
    places: 'Lugares',
    changeName: 'Cambiar tu nombre',
    changeAddress: 'Cambiar tu dirección',
    added: {
      names: { add: 'Añadir un nombre que usaste', wrong: 'Escribe un nombre con letras, como María O’Neil.' },
      zipcodes: {
        add: 'Añadir un código postal anterior',
        wrong: 'Escribe los cinco dígitos de un código postal, como 02139.',
      },
    },
    firstName: 'Nombre de entonces',
    lastName: 'Apellido de entonces',
    zip: 'Código postal donde viviste',
    keep: 'Añadirlo',
    cancel: 'Cancelar',
    remove: 'Quitar',
    isGone: (what) => `${what} se quitó de la búsqueda.`,
  },
}
