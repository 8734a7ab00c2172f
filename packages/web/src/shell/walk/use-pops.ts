import { useEffect, useReducer } from 'react'

/** How often the browser itself has gone back or forward. A page that was left before it was drawn leaves no other trace: the address was never another one. */
export function usePops(): number {
  const [count, add] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    addEventListener('popstate', add)
    return () => removeEventListener('popstate', add)
  }, [])
  return count
}
