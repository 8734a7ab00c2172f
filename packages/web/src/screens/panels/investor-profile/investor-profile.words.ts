import type { Words } from '../../../client/language.ts'
import type { RiskLevel, RiskReason } from './risk-of.ts'

type Own = {
  readonly leadTo: Readonly<Record<RiskLevel, string>>
  readonly unknown: string
  readonly fits: (stocks: string) => string
  readonly reasons: Readonly<Record<RiskReason, string>>
  readonly because: (reasons: readonly string[]) => string
  readonly years: (years: number) => string
  readonly answers: string
}

export const words: Words<Own> = {
  en: {
    leadTo: {
      low: 'Your answers lead to a low level of risk',
      'low-to-medium': 'Your answers lead to a low to medium level of risk',
      medium: 'Your answers lead to a medium level of risk',
      high: 'Your answers lead to a high level of risk',
    },
    unknown: 'We can’t say yet how much of the money should be in stocks.',
    fits: (stocks) => `They fit a mix with at most ${stocks} in stocks.`,
    reasons: { risk_tolerance: 'how big a fall you could live with', liquidity_needs: 'how soon you might need the money' },
    because: (reasons) => `What decides is your answer about ${reasons.join(' and ')}.`,
    years: (years) => {
      if (years <= 0) return 'You have reached the age at which you plan to retire.'
      return years === 1 ? 'You plan to retire in about a year.' : `You plan to retire in about ${years} years.`
    },
    answers: 'The answers behind it',
  },
  es: {
    leadTo: {
      low: 'Tus respuestas llevan a un nivel de riesgo bajo',
      'low-to-medium': 'Tus respuestas llevan a un nivel de riesgo entre bajo y medio',
      medium: 'Tus respuestas llevan a un nivel de riesgo medio',
      high: 'Tus respuestas llevan a un nivel de riesgo alto',
    },
    unknown: 'Todavía no podemos decir cuánto del dinero debería estar en acciones.',
    fits: (stocks) => `Les va una combinación con un ${stocks} en acciones como máximo.`,
    reasons: { risk_tolerance: 'qué caída podrías soportar', liquidity_needs: 'cuándo podrías necesitar el dinero' },
    because: (reasons) => `Lo que decide es tu respuesta sobre ${reasons.join(' y ')}.`,
    years: (years) => {
      if (years <= 0) return 'Ya tienes la edad a la que piensas jubilarte.'
      return years === 1 ? 'Piensas jubilarte más o menos en un año.' : `Piensas jubilarte en unos ${years} años.`
    },
    answers: 'Las respuestas en que se basa',
  },
}
