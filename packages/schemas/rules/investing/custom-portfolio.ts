export type PortfolioEntry = { readonly id: string | number; readonly weight: number }

type RawEntry = { readonly id?: string | number | null | undefined; readonly weight?: number | null | undefined }

/** Entries of a custom portfolio that lack an id or a weight are dropped. A weight of 0 is a weight. */
export function cleanPortfolioEntries(entries: readonly RawEntry[]): PortfolioEntry[] {
  return entries.flatMap(({ id, weight }) => {
    const isWhole = id !== undefined && id !== null && id !== '' && typeof weight === 'number' && Number.isFinite(weight)
    return isWhole ? [{ id, weight }] : []
  })
}
