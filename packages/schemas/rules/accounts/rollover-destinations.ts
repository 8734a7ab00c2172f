import type { Words } from '../../language.ts'
import { type TaxKind, type TaxType, taxKinds } from './rollover.ts'

/** Where money can go: an account here, an IRA elsewhere, or the plan of a new employer. */
export const destinationKinds = ['ours', 'ira', 'plan'] as const

/** A place for money, as far as the choice between places needs it. */
export type Destination = {
  readonly pk: string
  readonly kind: (typeof destinationKinds)[number]
  readonly takes: readonly TaxKind[]
  readonly isReady: boolean
  /** What is missing before money can go there; null when nothing is. */
  readonly todo: Words<string> | null
}

export type Chosen = { readonly [Kind in TaxKind]?: string }
type Choice<Place> =
  | { readonly ok: true; readonly parts: readonly { readonly taxKind: TaxKind; readonly to: Place }[] }
  | { readonly ok: false; readonly detail: Words<string> }

/** The kinds of money in an account. As long as nobody knows, it counts as pre-tax: most of it is. */
export function kindsOf(taxType: TaxType | null): readonly TaxKind[] {
  if (taxType === 'both') return taxKinds
  return taxType === 'roth' ? ['roth'] : ['pre-tax']
}

/** A destination for each kind of money in an account: the chosen one, or the only account here that takes it. */
export function chooseDestinations<Place extends Destination>(
  places: readonly Place[],
  taxType: TaxType | null,
  chosen: Chosen,
): Choice<Place> {
  const parts: { taxKind: TaxKind; to: Place }[] = []
  for (const taxKind of kindsOf(taxType)) {
    const named = chosen[taxKind]
    const found = named === undefined ? usualPlace(places, taxKind) : namedPlace(places, taxKind, named)
    if (!found.ok) return found
    parts.push({ taxKind, to: found.to })
  }
  return { ok: true, parts }
}

type Found<Place> = { readonly ok: true; readonly to: Place } | { readonly ok: false; readonly detail: Words<string> }

/** The only account here that takes this kind of money, or what to do when there is none or more than one. */
export function usualPlace<Place extends Destination>(places: readonly Place[], taxKind: TaxKind): Found<Place> {
  const fitting = places.filter(({ kind, takes }) => kind === 'ours' && takes.includes(taxKind))
  const [only, other] = fitting.filter(({ isReady }) => isReady)
  if (only && other) return { ok: false, detail: words.several[taxKind] }
  if (only) return { ok: true, to: only }
  const waiting = fitting.find(({ todo }) => todo !== null)
  return { ok: false, detail: waiting?.todo ?? words.none[taxKind] }
}

function namedPlace<Place extends Destination>(places: readonly Place[], taxKind: TaxKind, pk: string): Found<Place> {
  const place = places.find((one) => one.pk === pk)
  if (!place) return { ok: false, detail: words.unknown }
  if (!place.takes.includes(taxKind)) return { ok: false, detail: place.todo ?? words.wrongKind[taxKind] }
  return place.isReady ? { ok: true, to: place } : { ok: false, detail: place.todo ?? words.none[taxKind] }
}

type ByKind = Readonly<Record<TaxKind, Words<string>>>

const words: { readonly none: ByKind; readonly several: ByKind; readonly wrongKind: ByKind; readonly unknown: Words<string> } = {
  none: {
    'pre-tax': {
      en: 'Open a Traditional IRA here, or name an IRA or a plan that takes pre-tax money. Then send your request.',
      es: 'Abre una IRA tradicional aquí, o dinos una IRA o un plan que acepte dinero antes de impuestos. Después envía tu solicitud.',
    },
    roth: {
      en: 'Open a Roth IRA here, or name a Roth IRA or a plan that takes Roth money. Then send your request.',
      es: 'Abre una IRA Roth aquí, o dinos una IRA Roth o un plan que acepte dinero Roth. Después envía tu solicitud.',
    },
  },
  several: {
    'pre-tax': {
      en: 'You have more than one account here that takes pre-tax money. Choose the one that gets it.',
      es: 'Tienes aquí más de una cuenta que acepta dinero antes de impuestos. Elige la que lo recibe.',
    },
    roth: {
      en: 'You have more than one account here that takes Roth money. Choose the one that gets it.',
      es: 'Tienes aquí más de una cuenta que acepta dinero Roth. Elige la que lo recibe.',
    },
  },
  wrongKind: {
    'pre-tax': {
      en: 'That account doesn’t take pre-tax money. Choose a Traditional IRA, or a plan that takes it.',
      es: 'Esa cuenta no acepta dinero antes de impuestos. Elige una IRA tradicional, o un plan que lo acepte.',
    },
    roth: {
      en: 'That account doesn’t take Roth money. Choose a Roth IRA, or a plan that takes it.',
      es: 'Esa cuenta no acepta dinero Roth. Elige una IRA Roth, o un plan que lo acepte.',
    },
  },
  unknown: {
    en: 'That account isn’t in your list. Choose one of those shown.',
    es: 'Esa cuenta no está en tu lista. Elige una de las que se muestran.',
  },
}
