import { language } from '../../../client/language.ts'
import { done, failed } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { photoIds } from '../../data/papers/photo-ids.ts'
import { chosenFile } from '../../fields/file/chosen-file.ts'
import { isSameFile } from '../../fields/file/is-same-file.ts'
import { whileSending } from '../../fields/file/uploads.ts'
import type { RecordKind } from '../record.ts'

const sameSide = {
  en: 'This is the same photo as the front. Turn the card over and take a photo of the back.',
  es: 'Es la misma foto que la del frente. Da la vuelta a la tarjeta y toma una foto del reverso.',
}

/** An identity document, side by side. A side that has arrived as that kind is not sent again with the next try. */
export const photoId: RecordKind = {
  save: async ({ uploaded_doctype: type, file, file_back: back }) => {
    const docType = photoType(type)
    const sides = [
      { name: 'file', file: chosenFile(file) },
      { name: 'file_back', file: chosenFile(back) },
    ]
    const [front, behind] = sides.map((side) => side.file)
    if (front && behind && (await isSameFile(front, behind)))
      return failed({ code: 'validation_failed', detail: sameSide[language()], fields: { file_back: [sameSide[language()]] } })
    for (const side of sides) {
      const { file: sent } = side
      if (!sent || !docType) continue
      const answer = await whileSending(sent, docType, () =>
        ask('POST /api/v1/documents/photo_id/upload/', { body: { uploaded_doctype: docType }, file: sent }),
      )
      if (!answer.ok)
        return failed({ ...answer.failure, fields: { [side.name]: answer.failure.fields?.['file'] ?? [answer.failure.detail] } })
    }
    photoIds.forget()
    return done(undefined)
  },
}

const types = ['drivers-license', 'state-id', 'passport'] as const

function photoType(value: unknown): (typeof types)[number] | undefined {
  return types.find((type) => type === value)
}
