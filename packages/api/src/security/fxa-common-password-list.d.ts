declare module 'fxa-common-password-list' {
  const list: {
    /** Whether it is one of the 50,000 most common passwords of eight and more characters, which are in small letters. */
    readonly test: (password: string) => boolean
  }
  export = list
}
