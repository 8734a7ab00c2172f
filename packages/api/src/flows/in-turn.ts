/** Runs a task never twice at once: whatever is asked for meanwhile is done once more afterwards. */
export function inTurn(task: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  let isWaiting = false
  return () => {
    if (isWaiting) return last
    isWaiting = true
    last = last.then(() => {
      isWaiting = false
      return task()
    })
    return last
  }
}
