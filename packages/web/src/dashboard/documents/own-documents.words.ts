import type { Words } from '../../client/language.ts'
import type { OwnDocument } from '../../screens/data/papers/own-documents.ts'
import type { DocumentKind, Filter } from './document-kinds.ts'

export type OwnWords = {
  readonly title: string
  readonly about: string
  /** What has to be known of their language; empty where it is the reader’s. */
  readonly inEnglish: string
  readonly signed: (day: string) => string
  readonly accepted: (day: string) => string
  readonly sent: (day: string) => string
  readonly asked: (day: string) => string
  readonly of: (day: string) => string
  readonly account: (lastFour: string) => string
  readonly from: (vendor: string) => string
  readonly view: string
  readonly save: string
  readonly remove: string
  readonly ask: (name: string) => string
  readonly askedBack: string
  readonly sentBack: string
  readonly yes: string
  readonly no: string
  readonly removed: (name: string) => string
  readonly seeAll: (count: number) => string
  readonly lookThrough: (count: number) => string
  readonly backToNewest: string
  readonly more: string
  readonly found: (count: number, all: number) => string
  readonly noneLikeThat: string
  readonly filters: Readonly<Record<keyof Filter, { readonly label: string; readonly every: string }>>
  readonly kinds: Readonly<Record<DocumentKind, string>>
  readonly states: Readonly<Record<Exclude<OwnDocument['status'], 'FILED' | 'TO_SIGN'>, string>>
  readonly types: Readonly<Record<string, string>>
  readonly all: string
  readonly allAbout: (count: number, size: string) => string
  readonly saveAll: string
  readonly allSaved: string
  readonly archive: string
}

export const words: Words<OwnWords> = {
  en: {
    title: 'Your documents',
    about: 'What you’ve signed, sent or asked for, and what was made for you.',
    inEnglish: '',
    signed: (day) => `Signed on ${day}`,
    accepted: (day) => `Accepted on ${day}`,
    sent: (day) => `Sent on ${day}`,
    asked: (day) => `Asked for on ${day}`,
    of: (day) => day,
    account: (lastFour) => `account ending in ${lastFour}`,
    from: (vendor) => `from ${vendor}`,
    view: 'View',
    save: 'Save a copy',
    remove: 'Remove',
    ask: (name) => `Remove this: ${name}?`,
    askedBack: 'We stop asking for it. You can ask again at any time.',
    sentBack: 'Nobody has looked at it yet, and nobody will. If it was asked for, the request is back on your list.',
    yes: 'Remove it',
    no: 'Keep it',
    removed: (name) => `Removed: ${name}`,
    seeAll: (count) => `See all ${count}`,
    lookThrough: (count) => `Look through all ${count} documents`,
    backToNewest: 'Back to the newest of each kind',
    more: 'Show more',
    found: (count, all) => (count === all ? `${all} documents` : `${count} of ${all} documents`),
    noneLikeThat: 'No document fits these choices. Change one of them to see others.',
    filters: {
      kind: { label: 'Kind', every: 'Every kind' },
      account: { label: 'Account', every: 'Every account' },
      year: { label: 'Year', every: 'Every year' },
    },
    kinds: {
      STATEMENT: 'Statements',
      TAX_FORM: 'Tax forms',
      CONFIRMATION: 'Confirmations',
      SIGNED: 'Signed and accepted',
      LETTER: 'Letters',
      SENT: 'Sent by you',
      REQUESTED: 'From providers',
    },
    states: { REQUESTED: 'Asked for', RECEIVED: 'Not looked at yet', ACCEPTED: 'Accepted', REFUSED: 'Not accepted' },
    types: {
      passport: 'Passport',
      'drivers-license': 'Driver’s license',
      'state-id': 'State ID card',
      'social-security-card': 'Social Security card',
      'address-statement': 'Proof of address',
      selfie: 'Photo of your face',
      statement: 'Latest statement',
      'plan-rules': 'Rules of the plan',
      'tax-form': 'Tax form',
      other: 'Another paper',
      'letter-of-authorization': 'Letter of authorization',
      'welcome-letter': 'Welcome letter',
      'quarterly-statement': 'Quarterly statement',
      confirmation: 'Confirmation',
      'beneficiaries-paper': 'Beneficiary designation',
    },
    all: 'Everything as one file',
    allAbout: (count, size) =>
      `${count === 1 ? 'Your document' : `All ${count} documents`} in a ZIP file, with a folder for each kind. About ${size}.`,
    saveAll: 'Save all documents',
    allSaved: 'Saved. Keep the file somewhere safe: it isn’t locked.',
    archive: 'Documents',
  },
  es: {
    title: 'Tus documentos',
    about: 'Lo que firmaste, enviaste o pediste, y lo que se hizo para ti.',
    inEnglish: 'Los documentos que hacemos están en inglés.',
    signed: (day) => `Firmado el ${day}`,
    accepted: (day) => `Aceptado el ${day}`,
    sent: (day) => `Enviado el ${day}`,
    asked: (day) => `Pedido el ${day}`,
    of: (day) => day,
    account: (lastFour) => `cuenta terminada en ${lastFour}`,
    from: (vendor) => `de ${vendor}`,
    view: 'Ver',
    save: 'Guardar una copia',
    remove: 'Quitar',
    ask: (name) => `¿Quitar esto: ${name}?`,
    askedBack: 'Dejamos de pedirlo. Puedes pedirlo de nuevo cuando quieras.',
    sentBack: 'Nadie lo ha mirado todavía, y nadie lo mirará. Si se te pidió, el pedido vuelve a tu lista.',
    yes: 'Quitarlo',
    no: 'Dejarlo',
    removed: (name) => `Quitado: ${name}`,
    seeAll: (count) => `Ver todo: ${count}`,
    lookThrough: (count) => `Buscar entre los ${count} documentos`,
    backToNewest: 'Volver a lo más reciente de cada tipo',
    more: 'Mostrar más',
    found: (count, all) => (count === all ? `${all} documentos` : `${count} de ${all} documentos`),
    noneLikeThat: 'Ningún documento coincide. Cambia una de las opciones para ver otros.',
    filters: {
      kind: { label: 'Tipo', every: 'Todos los tipos' },
      account: { label: 'Cuenta', every: 'Todas las cuentas' },
      year: { label: 'Año', every: 'Todos los años' },
    },
    kinds: {
      STATEMENT: 'Estados de cuenta',
      TAX_FORM: 'Formularios de impuestos',
      CONFIRMATION: 'Confirmaciones',
      SIGNED: 'Firmados y aceptados',
      LETTER: 'Cartas',
      SENT: 'Enviados por ti',
      REQUESTED: 'De proveedores',
    },
    states: { REQUESTED: 'Pedido', RECEIVED: 'Sin revisar', ACCEPTED: 'Aceptado', REFUSED: 'No aceptado' },
    types: {
      passport: 'Pasaporte',
      'drivers-license': 'Licencia de conducir',
      'state-id': 'Identificación estatal',
      'social-security-card': 'Tarjeta de Seguro Social',
      'address-statement': 'Comprobante de domicilio',
      selfie: 'Foto de tu cara',
      statement: 'Último estado de cuenta',
      'plan-rules': 'Reglas del plan',
      'tax-form': 'Formulario de impuestos',
      other: 'Otro documento',
      'letter-of-authorization': 'Carta de autorización',
      'welcome-letter': 'Carta de bienvenida',
      'quarterly-statement': 'Estado de cuenta trimestral',
      confirmation: 'Confirmación',
      'beneficiaries-paper': 'Designación de beneficiarios',
      'loan-paper': 'Pagaré del préstamo',
      account_agreement: 'Acuerdo de la cuenta',
      privacy_notice: 'Aviso de privacidad',
      electronic_delivery: 'Documentos por correo electrónico y en línea',
    },
    all: 'Todo en un solo archivo',
    allAbout: (count, size) =>
      `${count === 1 ? 'Tu documento' : `Los ${count} documentos`} en un archivo ZIP, con una carpeta para cada tipo. Unos ${size}.`,
    saveAll: 'Guardar todos los documentos',
    allSaved: 'Guardado. Conserva el archivo en un lugar seguro: no tiene contraseña.',
    archive: 'Documentos',
  },
}
