import { z } from 'zod'
import { type ErrorAnswer, type ErrorCode, errors } from '../errors.ts'
import { factorKinds } from '../rules/people/second-factor.ts'

const texts = z.array(z.string()).readonly()

/** The one shape of every failure. */
export const errorAnswerSchema = z.strictObject({
  code: z.enum(Object.keys(errors).filter(isErrorCode)).meta({ description: 'What to tell failures apart by.' }),
  detail: z.string().meta({ description: 'A sentence to read: what happened and what to do.' }),
  fields: z.record(z.string(), texts).exactOptional().meta({ description: 'What is wrong, by the path of the field.' }),
  non_field_errors: texts.exactOptional().meta({ description: 'What is wrong with the form as a whole.' }),
  challenge: z
    .record(z.string(), z.unknown())
    .exactOptional()
    .meta({ description: 'A proof of work to do, then send the request again with it.' }),
  sign_in: z
    .strictObject({ token: z.string(), by: z.array(z.enum(factorKinds)).readonly(), expires_at: z.string() })
    .exactOptional()
    .meta({ description: 'With `second_factor_required` at sign-in: what the sign-in is ended with.' }),
}) satisfies z.ZodType<ErrorAnswer>

function isErrorCode(code: string): code is ErrorCode {
  return code in errors
}
