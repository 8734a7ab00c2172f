import type { PersonaFile } from '@app/schemas/flow/persona'
import { paperPdf } from '../domains/documents/papers/paper-pdf.ts'

/** What a demo customer sends as the photo page of a passport: a scan without a photo. */
export function passportOf({ first_name, last_name, dob }: PersonaFile['person'], madeAt: Date): Promise<Buffer> {
  return paperPdf({
    title: 'A made-up passport',
    from: 'Nobody issued it.',
    lead: [`${first_name} ${last_name}, born ${dob}`],
    sections: [],
    close: [],
    madeAt,
  })
}
