import { tabStorage } from '../../client/browser-storage.ts'

const place = 'desk:reasons'

/** Why a colleague opened a customer: asked once, until they sign out, their session ends or they close the tab. */
export function reasonFor(customer: string): string | undefined {
  const reason = readReasons()[customer]
  return typeof reason === 'string' ? reason : undefined
}

export function saveReason(customer: string, reason: string): void {
  tabStorage.write(place, JSON.stringify({ ...readReasons(), [customer]: reason }))
}

function readReasons(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(place) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    // What can't be read counts as not said.
    return {}
  }
}
