type Asked = Readonly<Record<string, string | number | undefined>>

/** The address of a page, for the client to follow. It has no host: a made-up one would get the client's token. */
export function addressOf(path: string, asked: Asked): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value))
  return `${path}?${query}`
}
