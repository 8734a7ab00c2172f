/** The karat flag is set only when the campaign is karat and the source is employer. */
export function isKarat({ campaign, source }: { readonly campaign?: string | null; readonly source?: string | null }): boolean {
  return campaign === 'karat' && source === 'employer'
}
