/** Loaded with the first passkey: it brings all that reads certificates, which would make every start of the service half a second longer. */
export function webauthn() {
  return import('@simplewebauthn/server')
}
