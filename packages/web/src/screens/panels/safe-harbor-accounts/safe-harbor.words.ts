import type { Words } from '../../../client/language.ts'
import type { SafeHarbor } from '../../data/accounts/safe-harbor.ts'

type Own = {
  readonly title: string
  readonly tag: Readonly<Record<SafeHarbor['state'], string>>
  readonly unknownHolder: string
  readonly from: (plan: string) => string
  readonly number: (masked: string) => string
  readonly noNumber: string
  readonly possible: string
  readonly balance: string
  readonly noBalance: string
}

export const words: Words<Own> = {
  en: {
    title: 'A rollover IRA that the old plan opened',
    tag: { entered: 'You added it', possible: 'Possible' },
    unknownHolder: 'Holder not known yet',
    from: (plan) => `From the plan of ${plan}`,
    number: (masked) => `Account number ${masked}`,
    noNumber: 'Account number not known yet',
    possible: 'Nobody has told us of an IRA. The balance was small enough for the plan to move it without asking you.',
    balance: 'Last known balance in the plan',
    noBalance: 'Balance not known yet',
  },
  es: {
    title: 'Una IRA de traspaso que abrió el plan anterior',
    tag: { entered: 'La agregaste', possible: 'Posible' },
    unknownHolder: 'Todavía no se sabe quién la tiene',
    from: (plan) => `Del plan de ${plan}`,
    number: (masked) => `Número de cuenta ${masked}`,
    noNumber: 'Todavía no se sabe el número de cuenta',
    possible: 'Nadie nos ha informado de una IRA. El saldo era tan pequeño que el plan podía moverlo sin preguntarte.',
    balance: 'Último saldo conocido en el plan',
    noBalance: 'Todavía no se sabe el saldo',
  },
}
