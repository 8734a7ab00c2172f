import type { StepFile } from '../../flow/steps/step.ts'

/** The records that may wait on the device until there is an account: nothing of them says who somebody is. */
const mayWait: ReadonlySet<string> = new Set(['employers', 'contact_messages'])

/** A step asks for an account when it needs or shows what only the service has, or asks for what says who somebody is. */
export function needsAccount({ needs, body = [], fields = [] }: StepFile): boolean {
  if (needs !== undefined || body.some((block) => 'panel' in block)) return true
  return fields.some((field) => {
    if ('question' in field) return true
    const [record] = field.store?.split('.') ?? []
    return record !== undefined && !mayWait.has(record)
  })
}
