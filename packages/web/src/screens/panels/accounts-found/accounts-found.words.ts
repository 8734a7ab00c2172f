import type { Words } from '../../../client/language.ts'
import type { Balance } from '../../data/accounts/balance-of.ts'
import type { Group, NextAction } from './sort-accounts.ts'

type AccountsWords = {
  readonly tags: Readonly<Record<Group, string>>
  readonly nothingThere: string
  readonly unknownBalance: string
  readonly basis: Readonly<Record<Exclude<Balance['basis'], 'unknown'>, string>>
  readonly heldAt: (keeper: string) => string
  readonly noKeeper: string
  readonly plan: (name: string) => string
  readonly years: (from: number, to: number) => string
  readonly filing: (year: number) => string
  readonly how: string
  readonly sure: (percent: number) => string
  readonly notMine: string
  readonly mine: string
  readonly saidMine: string
  readonly putAside: string
  readonly takeBack: (employer: string) => string
  readonly saved: string
  readonly next: Readonly<Record<NextAction, string>>
  readonly waitUntil: (day: string) => string
  readonly waitLonger: (day: string, again: string) => string
  readonly waitedLongest: (day: string) => string
}

export const words: Words<AccountsWords> = {
  en: {
    tags: { confirmed: 'Confirmed', filing: 'Plan filing match', told: 'You told us', 'no-match': 'No match' },
    nothingThere: 'Nothing there',
    unknownBalance: 'Not known yet',
    basis: {
      'record-keeper': 'Told by the provider',
      linked: 'Seen in the linked account',
      you: 'As you told us',
      estimate: 'Estimated from your salary and years',
    },
    heldAt: (keeper) => `Held at ${keeper}`,
    noKeeper: 'Provider not known yet',
    plan: (name) => `Plan: ${name}.`,
    years: (from, to) => `${from} to ${to}`,
    filing: (year) => `Plan filing of ${year}`,
    how: 'How we know',
    sure: (percent) => `How sure we are that this is the right company: ${percent} of 100.`,
    notMine: 'This isn’t mine',
    mine: 'Yes, this is mine',
    saidMine: 'You said this is yours.',
    putAside: 'You said these aren’t yours',
    takeBack: (employer) => `Put ${employer} back`,
    saved: 'Saved.',
    next: {
      moving: 'Next: its move is under way. Nothing for you to do here.',
      compare: 'Next: see what it costs to keep, and what it would cost to move.',
      keep: 'Next: keeping it may be cheaper than moving it. See the fees before you decide.',
      wait: 'Next: the provider answers.',
      'asked-next': 'Next: we ask the provider. Nothing for you to do.',
      call: 'Next: the provider wants to hear from you. We can make the call together.',
      gone: 'Next: ask the provider if it was paid out or moved, and when.',
      'look-further': 'Next: one call to the old employer often settles it.',
    },
    waitUntil: (day) => `Most answer by ${day}. Nothing for you to do.`,
    waitLonger: (day, again) =>
      `It was due by ${day} and is taking longer than usual. While your letter is in force, we’ll ask again on ${again}.`,
    waitedLongest: (day) => `It was due by ${day} and may never answer. We can call it together.`,
  },
  es: {
    tags: { confirmed: 'Confirmada', filing: 'Coincide con un informe', told: 'Tú nos lo dijiste', 'no-match': 'Sin coincidencia' },
    nothingThere: 'No hay nada',
    unknownBalance: 'Todavía no se sabe',
    basis: {
      'record-keeper': 'Según el proveedor',
      linked: 'Visto en la cuenta conectada',
      you: 'Según nos dijiste',
      estimate: 'Estimado según tu sueldo y tus años',
    },
    heldAt: (keeper) => `En ${keeper}`,
    noKeeper: 'Todavía no sabemos quién la administra',
    plan: (name) => `Plan: ${name}.`,
    years: (from, to) => `${from} a ${to}`,
    filing: (year) => `Informe del plan de ${year}`,
    how: 'Cómo lo sabemos',
    sure: (percent) => `Qué tan seguros estamos de que es la empresa correcta: ${percent} de 100.`,
    notMine: 'Esta no es mía',
    mine: 'Sí, es mía',
    saidMine: 'Dijiste que es tuya.',
    putAside: 'Dijiste que estas no son tuyas',
    takeBack: (employer) => `Recuperar ${employer}`,
    saved: 'Guardado.',
    next: {
      moving: 'Sigue: ya se está moviendo. Aquí no tienes que hacer nada.',
      compare: 'Sigue: mira cuánto cuesta dejarla y cuánto costaría moverla.',
      keep: 'Sigue: dejarla puede costar menos que moverla. Mira los costos antes de decidir.',
      wait: 'Sigue: el proveedor responde.',
      'asked-next': 'Sigue: preguntamos al proveedor. No tienes que hacer nada.',
      call: 'Sigue: el proveedor quiere hablar contigo. Podemos hacer la llamada juntos.',
      gone: 'Sigue: pregunta al proveedor si se pagó o se movió, y cuándo.',
      'look-further': 'Sigue: una llamada al antiguo empleador muchas veces lo aclara.',
    },
    waitUntil: (day) => `La mayoría responde antes del ${day}. No tienes que hacer nada.`,
    waitLonger: (day, again) =>
      `Debía responder antes del ${day} y tarda más de lo normal. Si tu carta sigue vigente, preguntamos otra vez el ${again}.`,
    waitedLongest: (day) => `Debía responder antes del ${day} y quizá nunca responda. Podemos hacer juntos la llamada.`,
  },
}
