import { useEffect } from 'react'

const pollMs = 2_000

/** Asks again and again while something runs and somebody looks: never in a hidden tab, and never after it has ended. */
export function usePolling(isRunning: boolean, askAgain: () => void): void {
  useEffect(() => {
    if (!isRunning) return
    const isSeen = () => document.visibilityState === 'visible'
    const timer = setInterval(() => isSeen() && askAgain(), pollMs)
    // Whoever comes back sees at once how it stands.
    const seen = () => isSeen() && askAgain()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [isRunning, askAgain])
}
