import { z } from 'zod'
import { nastyTexts } from './nasty-texts.ts'

export type MalformedBody = {
  readonly about: string
  readonly payload: string | Buffer
  readonly type: string
  readonly isSurelyWrong: boolean
}

const json = 'application/json'
const wrongKinds: readonly unknown[] = [null, true, 0, -1, 1.5, 9e15, [], [[]], {}, { a: {} }, [null], '']
const notEvenJson = ['', '{', '{"a":', "{'a':1}", 'NaN', '{"a":1,}', '{"a":01}', '\0', '{"a":"\n"}', 'a=b', '<a/>', '{"a":1}{"a":1}']
const poisoned = [
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
]
const huge = ['['.repeat(200_000), `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, `"${'a'.repeat(1_100_000)}"`]

/** Bodies that are not what a schema asks for; without a schema, any body. */
export function malformedBodies(schema: z.ZodType | undefined): readonly MalformedBody[] {
  const fixed = [
    ...[...notEvenJson, ...poisoned, ...huge].map((payload) => body(`the body ${payload.slice(0, 40)}`, payload)),
    ...[null, true, 0, 'text', [], [{}]].map((value) => body(`the body ${JSON.stringify(value)}`, JSON.stringify(value))),
    ...['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'application/json5'].map(
      (type) => ({ about: `a body of ${type}`, payload: '{}', type, isSurelyWrong: true }),
    ),
    body('bytes that are no text', Buffer.from([0x22, 0xc3, 0x28, 0x22])),
  ]
  return schema instanceof z.ZodObject ? [...fixed, ...wrongFields(schema)] : fixed
}

function wrongFields(schema: z.ZodObject): readonly MalformedBody[] {
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    [...wrongKinds, ...nastyTexts].flatMap((value) => {
      // Null is what clients send for what may be left out.
      const isLeftOut = value === null && z.object({ field }).safeParse({}).success
      // And numbers as text are read as the numbers that they are.
      const isNumber = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) && z.safeParse(field, Number(value)).success
      const isSurelyWrong = !isLeftOut && !isNumber && !z.safeParse(field, value).success
      const payload = JSON.stringify({ [name]: value })
      const about = `${name} as ${payload.slice(0, 40)}`
      return [{ about, payload, type: json, isSurelyWrong }, body(`${about} and one more`, JSON.stringify({ [name]: value, not_known: 1 }))]
    }),
  )
}

function body(about: string, payload: string | Buffer): MalformedBody {
  return { about, payload, type: json, isSurelyWrong: true }
}
