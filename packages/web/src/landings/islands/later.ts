/** Calls it once nothing more was asked for a moment. */
export function later(ms: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(call, ms)
  }
}
