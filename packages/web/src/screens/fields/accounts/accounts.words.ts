import type { Words } from '../../../client/language.ts'

export type AccountWords = {
  readonly none: string
  readonly atProvider: (provider: string) => string
  readonly noProvider: string
  readonly unknown: string
  readonly estimate: (range: string) => string
  readonly confirmed: (amount: string) => string
  readonly told: (amount: string) => string
  readonly tax: Readonly<Record<'pre-tax' | 'roth' | 'both' | 'unknown', string>>
  readonly onItsWay: string
  readonly from: Readonly<Record<'linked' | 'manual' | 'found' | 'named' | 'employer', string>>
  readonly presentJob: string
  readonly asked: string
  readonly notSaved: string
}

export const words: Words<AccountWords> = {
  en: {
    none: 'Your list has no accounts yet. You’ll see one here once it’s found, linked or added.',
    atProvider: (provider) => `Held at ${provider}`,
    noProvider: 'Provider not known yet',
    unknown: 'Balance not known yet',
    estimate: (range) => `${range}, estimated`,
    confirmed: (amount) => `${amount}, confirmed by the provider`,
    told: (amount) => `${amount}, as you told us`,
    tax: { 'pre-tax': 'Pre-tax', roth: 'Roth', both: 'Pre-tax and Roth: usually two checks', unknown: 'Pre-tax or Roth: not known yet' },
    onItsWay: 'Its move is under way',
    from: { linked: 'Linked', manual: 'Added by you', found: 'Found', named: 'Named by you', employer: 'From your work history' },
    presentJob: 'Your current job: a plan often pays out only when you leave',
    asked: 'You asked to move it',
    notSaved: 'Added above. We save it when you continue.',
  },
  es: {
    none: 'Todavía no hay ninguna cuenta en tu lista. Aparece aquí cuando se encuentra, se conecta o se agrega una.',
    atProvider: (provider) => `En ${provider}`,
    noProvider: 'Todavía no sabemos quién la administra',
    unknown: 'Todavía no sabemos el saldo',
    estimate: (range) => `${range}, estimado`,
    confirmed: (amount) => `${amount}, confirmado por el proveedor`,
    told: (amount) => `${amount}, según nos dijiste`,
    tax: {
      'pre-tax': 'Antes de impuestos',
      roth: 'Roth',
      both: 'Antes de impuestos y Roth: por lo general, dos cheques',
      unknown: 'Antes de impuestos o Roth: todavía no lo sabemos',
    },
    onItsWay: 'Ya se está moviendo',
    from: {
      linked: 'Conectada',
      manual: 'Agregada por ti',
      found: 'Encontrada',
      named: 'Nombrada por ti',
      employer: 'De tu historial laboral',
    },
    presentJob: 'Tu trabajo actual: un plan muchas veces paga solo cuando te vas',
    asked: 'Pediste moverla',
    notSaved: 'Agregada arriba. Se guarda cuando continúes.',
  },
}
