/** One call of our service, outside of what is measured. */
export async function ask(port, method, path, { token, headers, body } = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} gave ${answer.status}: ${text}`)
  return JSON.parse(text)
}
