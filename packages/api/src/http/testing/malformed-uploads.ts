import { z } from 'zod'
import { type FormPart, multipartBody, multipartType } from '../../testing/multipart.ts'
import type { MalformedBody } from './malformed-bodies.ts'
import { nastyTexts } from './nasty-texts.ts'

const mostBytes = 11 * 2 ** 20
const file: FormPart = { field: 'file', name: 'a.jpg', value: 'x' }

/** Forms with a file that violate the schema. Files with wrong content are for the domain to refuse. */
export function malformedUploads(schema: z.ZodType | undefined): readonly MalformedBody[] {
  const whole = multipartBody([file])
  return [
    upload('no part', multipartBody([])),
    upload('nothing', ''),
    upload('no end', multipartBody([file], '')),
    upload('half a part', whole.subarray(0, 60)),
    upload('half a boundary', whole.subarray(0, -8)),
    upload('no boundary in it', 'just a text'),
    upload('parts without heads', '--a-boundary-of-tests\r\n\r\nx\r\n--a-boundary-of-tests--\r\n'),
    upload('no boundary said', whole, 'multipart/form-data'),
    upload('another boundary', whole, 'multipart/form-data; boundary=other'),
    upload('a mixed type', whole, 'multipart/mixed; boundary=a-boundary-of-tests'),
    upload('huge heads', multipartBody([{ ...file, name: 'n'.repeat(300_000) }])),
    upload('many heads', whole.toString('latin1').replace('\r\n', `\r\n${'x-a: b\r\n'.repeat(5_000)}`)),
    upload('two files', multipartBody([file, file])),
    upload('a hundred files', multipartBody(Array.from({ length: 100 }, (_, index) => ({ ...file, field: `file${index}` })))),
    upload('a thousand fields', multipartBody([...Array.from({ length: 1_000 }, (_, index) => ({ field: `a${index}`, value: '' })), file])),
    upload('a file under another name', multipartBody([{ ...file, field: 'upload' }])),
    upload('the file as a text', multipartBody([{ field: 'file', value: 'x' }])),
    upload('a field that is not known after the file', multipartBody([file, { field: 'not_known', value: '1' }])),
    upload('a file that is too large', multipartBody([{ ...file, value: Buffer.alloc(mostBytes) }])),
    upload('a field that is too large', multipartBody([{ field: 'not_known', value: 'x'.repeat(200_000) }, file])),
    ...['__proto__', 'constructor', 'toString'].map((field) => upload(`the field ${field}`, multipartBody([{ field, value: 'x' }, file]))),
    ...(schema instanceof z.ZodObject ? wrongFields(schema) : []),
  ]
}

function wrongFields(schema: z.ZodObject): readonly MalformedBody[] {
  return Object.entries(schema.shape).flatMap(([field, read]) => [
    upload(`${field} twice`, multipartBody([{ field, value: 'a' }, { field, value: 'a' }, file])),
    upload(`${field} as a file`, multipartBody([{ ...file, field }])),
    upload(`${field} as JSON`, multipartBody([{ field, value: '{"a":1}', type: 'application/json' }, file])),
    ...nastyTexts
      .filter((value) => !z.safeParse(read, value).success)
      .flatMap((value) => [
        upload(`${field} as ${value.slice(0, 40)}`, multipartBody([{ field, value }, file])),
        upload(`${field} as ${value.slice(0, 40)} after the file`, multipartBody([file, { field, value }])),
      ]),
  ])
}

function upload(about: string, payload: string | Buffer, type = multipartType): MalformedBody {
  return { about: `a form with ${about}`, payload, type, isSurelyWrong: true }
}
