import { useEffect } from 'react'

const pollMs = 2_000

/** Polls while something runs and the page is visible: never in a hidden tab, and never after the end. */
export function usePolling(isRunning: boolean, askAgain: () => void, everyMs = pollMs): void {
  useEffect(() => {
    if (!isRunning) return
    const isSeen = () => document.visibilityState === 'visible'
    const timer = setInterval(() => isSeen() && askAgain(), everyMs)
    // People who come back to the tab see the current state at once.
    const seen = () => isSeen() && askAgain()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [isRunning, askAgain, everyMs])
}
