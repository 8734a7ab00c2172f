const formats = new Map<string, Intl.DateTimeFormat>()

/** How moments are written. To make such a format takes as long as to use it sixty times, on a phone too: each is made once. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const made = formats.get(key)
  if (made) return made
  const format = new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
