type Headers = { readonly 'sec-gpc'?: string }

/** Why nothing may be told to others of this visitor; nothing when they agreed, and their browser does not say otherwise. */
export function whyNotShared(consent: boolean | undefined, headers: Headers): 'no_consent' | 'opted_out' | undefined {
  if (headers['sec-gpc']?.trim() === '1') return 'opted_out'
  return consent === true ? undefined : 'no_consent'
}
