import type { Words } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import { type Failure, fail } from '../../failure/failure.ts'
import type { LinkKind } from '../../partners/linking/linking.ts'
import { findAnswer } from '../consents/store.ts'

const refused: Words<string> = {
  en: 'You told us not to read any account, so none is linked. To link one, go back and answer yes. You can also write to us.',
  es: 'Nos dijiste que no leyéramos ninguna cuenta, así que no se conecta ninguna. Para conectar una, vuelve atrás y responde que sí. También puedes escribirnos.',
}

/** Refuses to link a plan for people who said that we may not read their accounts. A bank is linked for payments, which has words of its own. */
export async function refusedByPerson(
  { db }: Context,
  personId: string,
  kind: LinkKind,
): Promise<Failure<'not_in_this_state'> | undefined> {
  if (kind !== 'investments' || (await findAnswer(db, personId, 'account_link')) !== 'no') return undefined
  return fail('not_in_this_state', { detail: refused })
}
