import type { Words } from '../../../client/language.ts'

type Own = { readonly choices: (count: number) => string; readonly asTyped: (text: string) => string }

export const comboboxWords: Words<Own> = {
  en: {
    choices: (count) => (count === 1 ? '1 choice. Use the arrow keys.' : `${count} choices. Use the arrow keys.`),
    asTyped: (text) => `Use “${text}” as I typed it`,
  },
  es: {
    choices: (count) => (count === 1 ? '1 opción. Usa las flechas.' : `${count} opciones. Usa las flechas.`),
    asTyped: (text) => `Usar “${text}” como lo escribí`,
  },
}
