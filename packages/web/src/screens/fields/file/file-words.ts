import type { Words } from '../../../client/language.ts'

type Own = {
  readonly photo: string
  readonly choose: string
  readonly retake: string
  readonly other: string
  readonly remove: string
  readonly drop: string
  readonly preview: string
  readonly noPreview: string
  readonly sending: string
  readonly sent: string
  readonly chosen: string
  readonly heicTitle: string
  readonly heic: string
  readonly notNow: string
}

export const words: Words<Own> = {
  en: {
    photo: 'Take a photo',
    choose: 'Choose a file',
    retake: 'Take it again',
    other: 'Choose another file',
    remove: 'Remove',
    drop: 'Or drop the file here.',
    preview: 'Preview',
    noPreview: 'PDF',
    sending: 'Sending. Keep this page open.',
    sent: 'Received.',
    chosen: 'Ready to send.',
    heicTitle: 'This is an iPhone photo in HEIC format, which we can’t open',
    heic: 'Use “Take a photo” here, or send a screenshot of it. For new photos, go to Settings, Camera, Formats and choose “Most Compatible”.',
    notNow: 'This file can’t be sent',
  },
  es: {
    photo: 'Tomar una foto',
    choose: 'Elegir un archivo',
    retake: 'Tomarla otra vez',
    other: 'Elegir otro archivo',
    remove: 'Quitar',
    drop: 'O suelta el archivo aquí.',
    preview: 'Vista previa',
    noPreview: 'PDF',
    sending: 'Enviando. Deja esta página abierta.',
    sent: 'Recibido.',
    chosen: 'Listo para enviar.',
    heicTitle: 'Es una foto de iPhone en formato HEIC. No podemos abrirla',
    heic: 'Usa aquí “Tomar una foto”, o envía una captura de pantalla. Para fotos nuevas: Ajustes, Cámara, Formatos, “Más compatible”.',
    notNow: 'Este archivo no se puede enviar',
  },
}
