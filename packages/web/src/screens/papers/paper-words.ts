import type { Words } from '../../client/language.ts'

type Own = {
  /** Papers are one text for everybody, in English. */
  readonly inEnglish: string | undefined
  readonly print: string
  readonly save: string
  readonly toSign: string
  readonly signed: string
  readonly accepted: string
  readonly open: string
  readonly version: string
  readonly by: string
  readonly when: string
  readonly where: string
  readonly drawn: string
  readonly screen: string
  readonly phone: string
  readonly saveCopy: string
  readonly still: (count: number) => string
  readonly count: (count: number) => string
}

export const words: Words<Own> = {
  en: {
    inEnglish: undefined,
    print: 'Print',
    save: 'Save as PDF',
    toSign: 'To be signed',
    signed: 'Signed',
    accepted: 'Accepted',
    open: 'To be accepted',
    version: 'Version',
    by: 'Signed by',
    when: 'When',
    where: 'Where',
    drawn: 'name typed and drawn',
    screen: 'On screen',
    phone: 'On your phone',
    saveCopy: 'Save the signed copy',
    still: (count) => (count === 1 ? 'One paper still waits for your signature.' : `${count} papers still wait for your signature.`),
    count: (count) => (count === 1 ? 'One paper to sign' : `${count} papers to sign`),
  },
  es: {
    inEnglish: 'Los documentos están en inglés. Si algo no queda claro, pregúntanos antes de firmar.',
    print: 'Imprimir',
    save: 'Guardar como PDF',
    toSign: 'Por firmar',
    signed: 'Firmado',
    accepted: 'Aceptado',
    open: 'Por aceptar',
    version: 'Versión',
    by: 'Firmado por',
    when: 'Cuándo',
    where: 'Dónde',
    drawn: 'nombre escrito y dibujado',
    screen: 'En pantalla',
    phone: 'En tu teléfono',
    saveCopy: 'Guardar la copia firmada',
    still: (count) => (count === 1 ? 'Todavía falta firmar un documento.' : `Todavía faltan ${count} documentos por firmar.`),
    count: (count) => (count === 1 ? 'Un documento por firmar' : `${count} documentos por firmar`),
  },
}
