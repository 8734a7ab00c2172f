type Headers = { readonly 'sec-gpc'?: string }

/** Why nothing may be shared with others about this visitor; undefined when they agreed, and their browser does not object. */
export function whyNotShared(consent: boolean | undefined, headers: Headers): 'no_consent' | 'opted_out' | undefined {
  if (headers['sec-gpc']?.trim() === '1') return 'opted_out'
  return consent === true ? undefined : 'no_consent'
}
