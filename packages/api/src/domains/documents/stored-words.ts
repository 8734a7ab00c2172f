import type { Language, Words } from '@app/schemas/language'

/** Why a paper is asked for. Rows hold the English words, and pages in Spanish what stands beside them here. */
export const askedBecause = {
  photoId: {
    en: 'The brokerage has to see who you are before the account can open.',
    es: 'La casa de bolsa tiene que ver quién eres antes de abrir la cuenta.',
  },
  address: {
    en: 'The brokerage couldn’t confirm your address. Send a statement or bill from the last three months.',
    es: 'La casa de bolsa no pudo confirmar tu dirección. Envía un estado de cuenta o una factura de los últimos tres meses.',
  },
  taxNumber: {
    en: 'The brokerage couldn’t confirm your Social Security number.',
    es: 'La casa de bolsa no pudo confirmar tu número de Seguro Social.',
  },
  selfie: {
    en: 'The brokerage compares it with the photo on your ID.',
    es: 'La casa de bolsa la compara con la foto de tu identificación.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>

/** Why a paper was of no use. */
export const unreadable = {
  en: 'The brokerage couldn’t read it. Send a clear picture of the whole paper.',
  es: 'La casa de bolsa no pudo leerlo. Envía una imagen clara de todo el documento.',
} as const satisfies Words<string>

const paperNames: Readonly<Record<string, Words<string>>> = {
  'photo-id': { en: 'photo ID', es: 'identificación con foto' },
  'address-statement': { en: 'proof of your address', es: 'comprobante de tu dirección' },
  'social-security-card': { en: 'Social Security card', es: 'tarjeta del Seguro Social' },
  selfie: { en: 'photo of your face', es: 'foto de tu cara' },
}

/** A paper that is asked for, in an e-mail. */
export function paperName(language: Language, docType: string): string {
  return paperNames[docType]?.[language] ?? docType.replaceAll('-', ' ')
}

/** Why somebody was shown a letter of authorization. */
export const shownBecause = {
  move: { en: 'To ask for the account to be moved.', es: 'Para pedir que se traslade la cuenta.' },
  search: { en: 'To ask if there’s an account.', es: 'Para preguntar si hay una cuenta.' },
} as const satisfies Readonly<Record<string, Words<string>>>

const stored = [...Object.values(askedBecause), ...Object.values(shownBecause), unreadable]
const inSpanish: ReadonlyMap<string, string> = new Map(stored.map(({ en, es }) => [en, es]))

/** What a row says, in the language of the page. What a colleague wrote stays as it is. */
export function saidIn(language: Language, said: string): string {
  return language === 'es' ? (inSpanish.get(said) ?? said) : said
}
