import { useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'

const words: Words<{ readonly goOn: string }> = { en: { goOn: 'Continue' }, es: { goOn: 'Continuar' } }

/** Whether the person sends another one although there is one. */
export function useSendAgain() {
  const [isAgain, setAgain] = useState(false)
  const { goOn } = useWords(words)
  return { isAgain, sendAgain: () => setAgain(true), goOn }
}
