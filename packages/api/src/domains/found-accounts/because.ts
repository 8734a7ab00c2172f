import type { Language, Words } from '@app/schemas/language'
import { z } from 'zod'
import type { CompanyMatch } from '../../directory/match-companies.ts'

const names = ['exact', 'normalised', 'prefix', 'misspelt', 'similar'] as const satisfies readonly CompanyMatch['why'][]
const keepers = ['told', 'unnamed', 'named'] as const

/** Why we think that there is an account, or know of none. */
export const because = z.discriminatedUnion('is', [
  z.object({ is: z.enum(['no-match', 'named', 'told']) }),
  z.object({ is: z.literal('filing'), name: z.enum(names), keeper: z.enum(keepers) }),
])
type Because = z.output<typeof because>

type Said = {
  readonly plain: Readonly<Record<Exclude<Because['is'], 'filing'>, string>>
  readonly name: Readonly<Record<CompanyMatch['why'], string>>
  readonly keeper: Readonly<Record<(typeof keepers)[number], string>>
  readonly year: (year: number) => string
}

const said: Words<Said> = {
  en: {
    plain: {
      'no-match':
        'No filing of a 401(k) plan fits this name. The company may have had another name, been bought, or had no plan. A former colleague or an old statement may tell.',
      named: 'No filing of a 401(k) plan fits this name. You told us who keeps the records, so we ask there.',
      told: 'You told us of this account.',
    },
    name: {
      exact: 'The name is the same as in the filing.',
      normalised: 'The name is the same as in the filing, but for how it is written.',
      prefix: 'The name in the filing is a longer form of this name.',
      misspelt: 'The name in the filing is spelled a little differently. Check that it is the same company.',
      similar: 'The name in the filing shares words with this name. Check that it is the same company.',
    },
    keeper: {
      told: 'You told us who keeps the records.',
      unnamed: 'The filing doesn’t name who keeps the records.',
      named: 'The filing names who keeps the records; that may have changed since.',
    },
    year: (year) => `It is for ${year}.`,
  },
  es: {
    plain: {
      'no-match':
        'Ningún informe de un plan 401(k) coincide con este nombre. La empresa pudo tener otro nombre, haber sido comprada o no tener plan. Un excompañero o un estado de cuenta antiguo pueden decírtelo.',
      named: 'Ningún informe de un plan 401(k) coincide con este nombre. Nos dijiste qué proveedor es, así que preguntamos allí.',
      told: 'Nos hablaste de esta cuenta.',
    },
    name: {
      exact: 'El nombre es igual al del informe.',
      normalised: 'El nombre es igual al del informe, salvo en cómo se escribe.',
      prefix: 'El nombre del informe es una forma más larga de este.',
      misspelt: 'El nombre del informe se escribe un poco distinto. Revisa que sea la misma empresa.',
      similar: 'El nombre del informe comparte palabras con este. Revisa que sea la misma empresa.',
    },
    keeper: {
      told: 'Tú nos dijiste quién es el proveedor.',
      unnamed: 'El informe no dice quién es el proveedor.',
      named: 'El informe dice quién es el proveedor; puede haber cambiado desde entonces.',
    },
    year: (year) => `Es de ${year}.`,
  },
}

/** The same in words, with the year of the filing. */
export function becauseWords(why: Because, year: number | null, language: Language): string {
  const { plain, name, keeper, year: ofYear } = said[language]
  if (why.is !== 'filing') return plain[why.is]
  return [name[why.name], ...(year === null ? [] : [ofYear(year)]), keeper[why.keeper]].join(' ')
}
