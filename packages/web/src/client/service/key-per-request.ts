/** Gives the key of a request: the same one for the same content, however often it is sent, and another as soon as something changed. */
export function keyPerRequest(): (content: unknown) => string {
  let last = ''
  let key = ''
  return (content) => {
    const sent = JSON.stringify(content)
    if (sent !== last) key = crypto.randomUUID()
    last = sent
    return key
  }
}
