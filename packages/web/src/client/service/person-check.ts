const page = '/person-check'
const longestMs = 4_000

/**
 * A token that says that a person is here, for calls that want one. The check runs in a page of its own, in a frame that nobody sees: its
 * scripts come near nothing of this page. Undefined when it does not answer in time.
 */
export function personToken(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe')
    const end = (token: string | undefined) => {
      removeEventListener('message', heard)
      clearTimeout(timer)
      frame.remove()
      resolve(token)
    }
    const heard = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.contentWindow) return
      const token: unknown = typeof data === 'object' && data !== null ? data.personCheck : undefined
      if (typeof token === 'string') end(token || undefined)
    }
    const timer = setTimeout(() => end(undefined), longestMs)
    addEventListener('message', heard)
    frame.src = page
    frame.hidden = true
    frame.title = 'Check for programs'
    document.body.append(frame)
  })
}
