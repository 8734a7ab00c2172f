/** Names that were added, and the one that is being typed. */
export type TypedNames = { readonly names: readonly string[]; readonly typed: string }

export function typedNames(value: unknown): TypedNames {
  if (Array.isArray(value)) return { names: value.filter(isText), typed: '' }
  if (typeof value === 'string') return { names: [], typed: value }
  if (typeof value !== 'object' || value === null || !('names' in value) || !('typed' in value)) return { names: [], typed: '' }
  return { names: Array.isArray(value.names) ? value.names.filter(isText) : [], typed: isText(value.typed) ? value.typed : '' }
}

/** All of them, each once: what was typed and not added yet counts too. Commas part names. */
export function namesIn(value: unknown): readonly string[] {
  const { names, typed } = typedNames(value)
  return withNames(names, typed)
}

export function withNames(names: readonly string[], typed: string): readonly string[] {
  const more = typed.split(/[,;\n]/).flatMap((name) => name.trim().replace(/\s+/g, ' ') || [])
  const known = new Set<string>()
  return [...names, ...more].filter((name) => {
    const same = name.toLowerCase()
    return !known.has(same) && known.add(same)
  })
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
