import { useEffect, useState } from 'react'

/** Whether a moment has passed: it is seen without anybody doing anything. */
export function useIsOver(atMs: number | undefined): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const leftMs = (atMs ?? Number.POSITIVE_INFINITY) - Date.now()
    setOver(leftMs <= 0)
    if (leftMs <= 0 || !Number.isFinite(leftMs)) return
    const timer = setTimeout(() => setOver(true), leftMs)
    return () => clearTimeout(timer)
  }, [atMs])
  return isOver
}
