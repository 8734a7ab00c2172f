/** What is linked: an account that pays in and out, or a retirement plan. */
export type LinkKind = 'bank' | 'investments'
