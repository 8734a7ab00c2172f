/**
 * The address that was asked for, at a host of our choice. Slashes at its beginning are one: two would name another host, and slashes
 * alone none at all. Anything that a caller can send is an address here.
 */
export function askedAddress(url: string, host = 'http://page'): URL {
  const own = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/')
  const address = new URL(own, host)
  // “/.//” has become two slashes by now.
  address.pathname = address.pathname.replace(/^\/+/, '/')
  return address
}
