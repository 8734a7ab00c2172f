import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { rememberedPart, rememberPart } from '../../client/walk/inner-part.ts'

const parameter = 'part'

export type PartPlace = {
  readonly index: number
  readonly goTo: (index: number, how: 'push' | 'replace') => void
  /** To the part before; undefined on the first. */
  readonly back: (() => void) | undefined
  /** One answer is being changed: the others are given, so nothing leads through them again. */
  readonly isChanging: boolean
}

/** The current part of a step, of which each asks some fields: in the address, for the browser’s own back and forward, and on this device. */
export function usePartPlace(step: string, parts: readonly (readonly string[])[]): PartPlace {
  const count = parts.length
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get(parameter)
  // The machine moves first, and the address a moment later.
  const isHere = pathname.endsWith(`/${step}`)
  // A person who comes to change one answer begins where it is asked.
  const wanted = parts.findIndex((names) => names.includes(state?.field))
  const remembered = wanted >= 0 ? wanted : rememberedPart(step)
  const index = within(asked === null ? remembered : Number(asked) - 1, count)
  const goTo = useCallback(
    (next: number, how: 'push' | 'replace') =>
      void navigate(
        { pathname, search: `?${parameter}=${next + 1}` },
        {
          replace: how === 'replace',
          // Every history entry of the step says where to return to after a change.
          state: { ...state, isPart: how === 'push' },
        },
      ),
    [navigate, pathname, state],
  )
  useEffect(() => {
    if (!isHere) return
    // Each entry of the history says which part it is, so that going back to it finds that one.
    if (asked === null) goTo(index, 'replace')
    else rememberPart(step, index)
  }, [isHere, asked, step, index, goTo])
  // Behind a part that was reached by pressing on is the one before it; behind one that was returned to, something else.
  const cameFromBefore = state?.isPart === true
  const goBack = useCallback(
    () => (cameFromBefore ? void navigate(-1) : goTo(index - 1, 'replace')),
    [cameFromBefore, navigate, goTo, index],
  )
  // The way back from a change is the one of the page, and no part before it.
  const isChanging = typeof state?.returnTo === 'string'
  return { index, goTo, back: index > 0 && !isChanging ? goBack : undefined, isChanging }
}

function within(index: number, count: number): number {
  return Number.isInteger(index) ? Math.min(Math.max(index, 0), Math.max(count - 1, 0)) : 0
}
