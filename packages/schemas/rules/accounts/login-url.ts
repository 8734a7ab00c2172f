const webSearch = 'https://www.google.com/search?q='

/** Where a provider's customers sign in. Without an address, or with one that is no web address, it is a web search for its 401k login. */
export function loginUrl(provider: { readonly name: string; readonly login_url?: string | null }): string {
  const known = provider.login_url?.trim() ?? ''
  return /^https:\/\/(?:[a-z\d-]+\.)+[a-z\d-]{2,}(?::\d+)?(?:[/?#][^\s\\]*)?$/i.test(known)
    ? known
    : webSearch + encodeURIComponent(`${provider.name.toWellFormed()} 401k login`)
}
