/** Where a sentence ends. After “EE.” and “p.” none does, and after “UU.”, “m.” and “U.S.” only before a capital. */
const end = /(?<=[.?])(?<!(?<!\p{L})(?:EE|a|p)\.)(?<!(?<!\p{L})(?:UU|m|U\.S)\.(?=\s+\p{Ll}))\s+/u

export function sentencesOf(text: string): readonly string[] {
  return text.split(end)
}
