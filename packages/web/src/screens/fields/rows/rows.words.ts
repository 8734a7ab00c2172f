import type { Words } from '../../../client/language.ts'

/** What one row of a list is called. */
type Thing = { readonly add: string; readonly addFirst: string; readonly title: (number: number) => string }

type Own = {
  readonly things: Readonly<Record<string, Thing>>
  readonly other: Thing
  readonly change: string
  readonly remove: string
  readonly done: string
  readonly cancel: string
  readonly removed: (name: string) => string
  readonly undo: string
  readonly unnamed: string
}

/** By what the list is stored as: the words of a step file have no place for them yet. */
export const rowsWords: Words<Own> = {
  en: {
    things: {
      'employers.list': { add: 'Add another job', addFirst: 'Add a job', title: (number) => `Job ${number}` },
      'alt_personal_information.names': { add: 'Add another name', addFirst: 'Add a name', title: (number) => `Other name ${number}` },
      'alt_personal_information.zipcodes': {
        add: 'Add another ZIP code',
        addFirst: 'Add a ZIP code',
        title: (number) => `ZIP code ${number}`,
      },
      'manual_accounts.list': { add: 'Add another account', addFirst: 'Add an account', title: (number) => `Account ${number}` },
      'safe_harbor_accounts.account_numbers': {
        add: 'Add another account',
        addFirst: 'Add an account',
        title: (number) => `Account ${number}`,
      },
    },
    other: { add: 'Add another', addFirst: 'Add one', title: (number) => `Number ${number}` },
    change: 'Change',
    remove: 'Remove',
    done: 'Done with this one',
    cancel: 'Cancel',
    removed: (name) => `${name} is removed.`,
    undo: 'Undo',
    unnamed: 'Not filled in yet',
  },
  es: {
    things: {
      'employers.list': { add: 'Añadir otro trabajo', addFirst: 'Añadir un trabajo', title: (number) => `Trabajo ${number}` },
      'alt_personal_information.names': {
        add: 'Añadir otro nombre',
        addFirst: 'Añadir un nombre',
        title: (number) => `Otro nombre ${number}`,
      },
      'alt_personal_information.zipcodes': {
        add: 'Añadir otro código postal',
        addFirst: 'Añadir un código postal',
        title: (number) => `Código postal ${number}`,
      },
      'manual_accounts.list': { add: 'Añadir otra cuenta', addFirst: 'Añadir una cuenta', title: (number) => `Cuenta ${number}` },
      'safe_harbor_accounts.account_numbers': {
        add: 'Añadir otra cuenta',
        addFirst: 'Añadir una cuenta',
        title: (number) => `Cuenta ${number}`,
      },
    },
    other: { add: 'Añadir otro', addFirst: 'Añadir uno', title: (number) => `Número ${number}` },
    change: 'Cambiar',
    remove: 'Quitar',
    done: 'Listo con este',
    cancel: 'Cancelar',
    removed: (name) => `Se quitó ${name}.`,
    undo: 'Deshacer',
    unnamed: 'Sin llenar todavía',
  },
}
