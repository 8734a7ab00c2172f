const place = 'desk:reasons'

/** Why a colleague opened a customer: asked once, until they sign out, their session ends or they close the tab. */
export function reasonFor(customer: string): string | undefined {
  const reason = readReasons()[customer]
  return typeof reason === 'string' ? reason : undefined
}

export function saveReason(customer: string, reason: string): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ ...readReasons(), [customer]: reason }))
  } catch {
    // A full or closed storage: it is asked again.
  }
}

function readReasons(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    // What can't be read counts as not said.
    return {}
  }
}
