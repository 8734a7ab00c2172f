import type { Context } from '../../context/context.ts'
import { soundBrand } from '../../flows/sound-brand.ts'
import type { Mailroom } from './receive-message.ts'

/** The contact form on the service's context. */
export function mailroomOf(context: Context): Mailroom {
  const { partners, settings, flows } = context
  return { context, botCheck: partners.botCheck, brand: () => soundBrand(flows), publicUrl: settings.publicUrl }
}
