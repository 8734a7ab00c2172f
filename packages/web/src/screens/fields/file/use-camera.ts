import { useState } from 'react'

/** Whether a camera is likely to be at hand: on what is held and touched. Elsewhere a file is chosen. */
export function useCamera(): boolean {
  const [hasCamera] = useState(() => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches)
  return hasCamera
}
