import { isState, stateName } from '@app/schemas/rules/people/states'
import { toSentZip } from '@app/schemas/rules/people/zip-codes'
import { stateOfZip } from '@app/schemas/rules/people/zip-states'
import { useLanguage, useWords, type Words } from '../../../client/language.ts'

type Props = { readonly zip: string; readonly state: string }

const words: Words<{ readonly other: (zip: string, found: string, chosen: string) => string }> = {
  en: { other: (zip, found, chosen) => `${zip} looks like a ZIP code in ${found}, not ${chosen}. Check both. If they’re right, continue.` },
  es: {
    other: (zip, found, chosen) => `${zip} parece un código postal de ${found}, no de ${chosen}. Revisa los dos. Si están bien, continúa.`,
  },
}

/** Says so when a ZIP code begins like those of another state. */
export function OtherState({ zip, state }: Props) {
  const { other } = useWords(words)
  const language = useLanguage()
  const sent = toSentZip(zip)
  const found = sent.ok ? stateOfZip(sent.value) : undefined
  const differs = found !== undefined && isState(state) && found !== state
  return <p role="status">{differs && other(zip, stateName(found, language), stateName(state, language))}</p>
}
