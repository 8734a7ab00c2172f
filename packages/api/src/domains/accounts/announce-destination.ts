import type { Words } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import type { Email } from '../../core/email.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { type Addressed, writeTo } from '../auth/write-to.ts'

type Named = { readonly what: 'plan' | 'ira'; readonly id: string; readonly lastFour: string | null }

/** A place that money can be moved to was named: a thief with a session would name one of their own, so its owner hears of it. */
export async function announceDestination(context: Context, trx: Queries, personId: string, named: Named): Promise<void> {
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: 'destination.added', subject, detail: { destination: named.id, kind: named.what } })
  await writeTo(context, trx, personId, (to) => destinationEmail(to, named))
}

const subjects: Words<Readonly<Record<Named['what'], string>>> = {
  en: { plan: 'A plan was added as a place to move your money', ira: 'An IRA was added as a place to move your money' },
  es: { plan: 'Se agregó un plan al que puedes mover tu dinero', ira: 'Se agregó una IRA a la que puedes mover tu dinero' },
}

function destinationEmail({ to, personId }: Addressed, { what, lastFour }: Named): Email {
  return {
    kind: 'destination-added',
    to,
    personId,
    link: '/dashboard/settings',
    en: {
      subject: subjects.en[what],
      paragraphs: [
        lastFour === null
          ? 'It was saved just now, right after a check that it was you.'
          : `Its account number ends in ${lastFour}. It was saved just now, right after a check that it was you.`,
        'If this wasn’t you, change your password right away, and write to us.',
      ],
    },
    es: {
      subject: subjects.es[what],
      paragraphs: [
        lastFour === null
          ? 'Se acaba de guardar, justo después de comprobar que eras tú.'
          : `Su número de cuenta termina en ${lastFour}. Se acaba de guardar, justo después de comprobar que eras tú.`,
        'Si no fuiste tú, cambia tu contraseña de inmediato y escríbenos.',
      ],
    },
  }
}
