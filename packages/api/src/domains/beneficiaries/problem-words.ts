import type { Words } from '@app/schemas/language'
import type { BeneficiaryRank, ListProblem } from '@app/schemas/rules/people/beneficiaries'

const fixed: Readonly<Record<Exclude<ListProblem['problem'], 'shares'>, Words<string>>> = {
  'no-primary': { en: 'Name at least one primary beneficiary.', es: 'Nombra al menos un beneficiario principal.' },
  'too-many': { en: 'Name 12 people or fewer.', es: 'Nombra 12 personas o menos.' },
  'two-spouses': { en: 'Only one person can be your spouse.', es: 'Solo una persona puede ser tu cónyuge.' },
  'named-twice': {
    en: 'Someone is on the list twice. Name each person once.',
    es: 'Alguien está dos veces en la lista. Nombra a cada persona una vez.',
  },
  'birth-date': { en: 'Check the birth dates. One can’t be right.', es: 'Revisa las fechas de nacimiento. Una no puede ser correcta.' },
}

const rankNames: Words<Readonly<Record<BeneficiaryRank, string>>> = {
  en: { primary: 'primary', contingent: 'contingent' },
  es: { primary: 'principales', contingent: 'contingentes' },
}

/** What to do about a list that can’t be sent. */
export function problemWords(wrong: ListProblem): Words<string> {
  if (wrong.problem !== 'shares') return fixed[wrong.problem]
  const { rank, left } = wrong
  return left > 0
    ? {
        en: `Give out the ${left}% that is left among the ${rankNames.en[rank]} beneficiaries.`,
        es: `Reparte el ${left}% que falta entre los beneficiarios ${rankNames.es[rank]}.`,
      }
    : {
        en: `Take ${-left}% away from the ${rankNames.en[rank]} beneficiaries. Their shares add up to more than 100%.`,
        es: `Quita ${-left}% a los beneficiarios ${rankNames.es[rank]}. Sus partes suman más de 100%.`,
      }
}

export const signatureWords: Readonly<Record<'required' | 'match', Words<string>>> = {
  required: { en: 'Type your full name to sign.', es: 'Escribe tu nombre completo para firmar.' },
  match: {
    en: 'That isn’t the name of your account. Type your first and last name.',
    es: 'Ese no es el nombre de tu cuenta. Escribe tu nombre y apellido.',
  },
}
