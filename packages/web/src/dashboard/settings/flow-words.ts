import { useCallback, useEffect, useState } from 'react'
import { openingOf } from '../../client/app-places.ts'
import { language, useLanguage } from '../../client/language.ts'
import type { Failure } from '../../client/service/answer.ts'
import { loadMode, type WalkedMode } from '../../client/walk/flow.ts'
import { type ShownField, shownFields } from '../../screens/fields/shown-field.ts'

/** Every walk brings the words of all questions; this place is a small one whose step asks for name and address. */
const aboutYou = () => openingOf('about-you')

/** The words in which steps ask, in the language of the page: settings ask, and tell answers, in no others. The old ones stay until the new are there. */
export function useFlowWords() {
  const spoken = useLanguage()
  const [data, setData] = useState<WalkedMode>()
  const [failure, setFailure] = useState<Failure>()
  const load = useCallback(async () => {
    setFailure(undefined)
    const answer = await loadMode(aboutYou()?.mode ?? '')
    // The other language was asked for since: its answer is the one to show.
    if (language() !== spoken) return
    if (answer.ok) setData(answer.data)
    else setFailure(answer.failure)
  }, [spoken])
  useEffect(() => void load(), [load])
  return { data, failure, isKnown: data !== undefined, isLoading: data === undefined && !failure, reload: () => void load() }
}

/** Fields as steps draw them, whatever they follow from there: here they were answered before. */
export function askedFields({ steps, questions }: WalkedMode, names: readonly string[]): readonly ShownField[] {
  const ofWho = steps[aboutYou()?.at ?? '']?.fields ?? []
  const ofQuestions = Object.keys(questions).map((question) => ({ question }))
  const all = shownFields({ fields: [...ofWho, ...ofQuestions] }, questions)
  return names.flatMap((name) => all.find((field) => field.name === name) ?? [])
}
