import type { InvestorAnswer } from '@app/schemas/rules/investing/investor-answers'
import type { Words } from '../../../client/language.ts'

export type InvestorWords = {
  readonly title: string
  readonly about: string
  readonly none: string
  readonly names: Readonly<Record<InvestorAnswer, string>>
  readonly given: string
  readonly change: string
  readonly pointTo: string
  readonly broker: string
  readonly brokerWords: (phone: string) => string
}

export const words: Words<InvestorWords> = {
  en: {
    title: 'Your investor answers',
    about: 'Our suggestions are based on these. A broker has to ask them before opening an account.',
    none: 'You haven’t been asked yet. The questions come before an account is opened, and then you’ll see your answers here.',
    names: {
      annual_pretax_income: 'Income a year, before tax',
      estimated_networth: 'What you own, less what you owe',
      liquid_networth: 'Cash within a week',
      estimated_tax_bracket: 'Federal tax bracket',
      experience_level: 'Invested before',
      risk_tolerance: 'The fall you could live with',
      investment_goal: 'What matters most',
      planned_retirement_age: 'Age to retire',
      liquidity_needs: 'Some of it may be needed',
    },
    given: 'Last answered on',
    change: 'Change these answers',
    pointTo: 'See which mix they point to, and why',
    broker: 'The broker has its own copy',
    brokerWords: (phone) =>
      `It has what you answered when your account was opened. If that has changed, call ${phone}, and we’ll have it changed there too.`,
  },
  es: {
    title: 'Tus respuestas como inversionista',
    about: 'Lo que sugerimos se guía por ellas. Una firma de corretaje tiene que pedirlas antes de abrir una cuenta.',
    none: 'Aún no te hemos preguntado. Las preguntas vienen antes de abrir una cuenta, y entonces tus respuestas estarán aquí.',
    names: {
      annual_pretax_income: 'Ingreso al año, antes de impuestos',
      estimated_networth: 'Lo que tienes, menos lo que debes',
      liquid_networth: 'Efectivo en una semana',
      estimated_tax_bracket: 'Tramo del impuesto federal',
      experience_level: 'Has invertido antes',
      risk_tolerance: 'La caída que podrías soportar',
      investment_goal: 'Lo que más importa',
      planned_retirement_age: 'Edad para jubilarte',
      liquidity_needs: 'Parte puede hacer falta',
    },
    given: 'Última respuesta el',
    change: 'Cambiar estas respuestas',
    pointTo: 'Ver qué combinación indican, y por qué',
    broker: 'La firma de corretaje tiene su copia',
    brokerWords: (phone) =>
      `Conserva lo que respondiste cuando se abrió tu cuenta. Si algo cambió desde entonces, llama al ${phone} y haremos que también lo cambien allí.`,
  },
}
