import type { Signing } from '../data/papers/signing.ts'
import type { ShownField } from '../fields/shown-field.ts'

const spouseColumn = 'spouse_name'

/** The fields under the papers that wait: the name of the spouse is asked for where a paper needs it, and is needed then. */
export function askedOfSigners<Field extends ShownField>(
  fields: readonly Field[],
  signing: Pick<Signing, 'waiting'> | undefined,
): readonly Field[] {
  const needsSpouse = signing?.waiting.some(({ spouse_signs }) => spouse_signs) ?? false
  return fields.flatMap((field) => {
    if (field.column !== spouseColumn || field.record !== 'signing_sessions') return [field]
    return needsSpouse ? [{ ...field, optional: undefined }] : []
  })
}

/** Whether it was left out where it is needed. */
export function lacksSpouse(spouse: unknown, { waiting }: Pick<Signing, 'waiting'>): boolean {
  return waiting.some(({ spouse_signs }) => spouse_signs) && (typeof spouse !== 'string' || spouse.trim() === '')
}
