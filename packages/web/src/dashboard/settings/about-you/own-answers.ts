import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '../../../client/service/answer.ts'
import { whileShown } from '../../../client/service/changes.ts'
import { loadQuestionnaire, useQuestionnaire } from '../../../client/walk/questionnaire.ts'

/** The saved answers of the questionnaire; what still waits to be saved is not among them. */
export function useOwnAnswers() {
  const { isLoaded, saved } = useQuestionnaire()
  const [failure, setFailure] = useState<Failure>()
  const load = useCallback(async () => {
    setFailure(undefined)
    const answer = await loadQuestionnaire()
    if (!answer.ok) setFailure(answer.failure)
  }, [])
  useEffect(() => void load(), [load])
  useEffect(() => whileShown(() => void load()), [load])
  return { data: isLoaded ? saved : undefined, failure, isKnown: isLoaded, isLoading: !isLoaded && !failure, reload: () => void load() }
}
