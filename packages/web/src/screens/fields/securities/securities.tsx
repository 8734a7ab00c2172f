import { checkBy, commonRules } from '@app/schemas/rules/answers/answer-rules'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import { language } from '../../../client/language.ts'
import type { FieldKind, FieldProps } from '../field-kind.ts'
import { lateInput } from '../late-input.tsx'
import type { ShownField } from '../shown-field.ts'
import { mixRows, readMix, wrongShares } from './mix.ts'
import { words } from './securities.words.ts'
import { namesIn } from './typed-names.ts'

const MixInput = lateInput(() => import('./mix-input.tsx').then((module) => module.MixInput))
const NamesInput = lateInput(() => import('./names-input.tsx').then((module) => module.NamesInput))

function Securities(props: FieldProps) {
  return isMix(props.field) ? <MixInput {...props} /> : <NamesInput {...props} />
}

/** Funds with their shares of a whole; or, in the questionnaire, names of companies alone. */
export const securities: FieldKind = {
  Input: Securities,
  read: (value, field, { today }) => {
    if (isMix(field)) return readMix(value)
    const names = namesIn(value)
    return checkBy(commonRules, field, isEmpty(names) || names.length === 0 ? undefined : names, today)
  },
  wrong: (value, field) => (isMix(field) ? wrongShares(value, words[language()].wrongShare) : {}),
  words: (value, field) =>
    isMix(field)
      ? mixRows(value)
          .map(({ name, weight }) => `${name} ${weight}%`)
          .join(', ')
      : namesIn(value).join(', '),
}

/** A mix has shares. What a page asks the questionnaire has none. */
function isMix({ record }: ShownField): boolean {
  return record === 'custom_portfolios'
}
