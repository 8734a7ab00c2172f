import type { Language, Words } from '@app/schemas/language'
import type { Category } from '../store.ts'

const folders: Words<Readonly<Record<Category, string>>> = {
  en: {
    STATEMENT: 'Statements',
    TAX_FORM: 'Tax forms',
    CONFIRMATION: 'Confirmations',
    AGREEMENT: 'Signed and accepted',
    LETTER: 'Letters',
    PHOTO_ID: 'Sent by you',
    VERIFICATION: 'Sent by you',
    REQUESTED: 'From providers',
  },
  es: {
    STATEMENT: 'Estados de cuenta',
    TAX_FORM: 'Formularios de impuestos',
    CONFIRMATION: 'Confirmaciones',
    AGREEMENT: 'Firmados y aceptados',
    LETTER: 'Cartas',
    PHOTO_ID: 'Enviados por ti',
    VERIFICATION: 'Enviados por ti',
    REQUESTED: 'De proveedores',
  },
}

const names: Words<string> = { en: 'Documents', es: 'Documentos' }

export function folderOf(language: Language, category: Category): string {
  return folders[language][category]
}

export function archiveName(language: Language, now: Date): string {
  return `${names[language]} ${now.toISOString().slice(0, 10)}.zip`
}
