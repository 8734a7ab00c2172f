/** What a browser sends from one of our own pages. */
export const ownPage = { 'sec-fetch-site': 'same-origin' } as const

/** The cookies of an answer, as the browser sends them the next time. */
export function cookiesOf({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ')
}
