/** Sealed values are long runs of these characters: any three digits, and any name of three letters, can be in one by chance. */
const sealed = /[\w+/=-]{24,}/g

/** All that this browser keeps and anybody at it can read: what is sealed is left out. */
export function plainlyKept(): string {
  return JSON.stringify({ ...localStorage, ...sessionStorage }).replace(sealed, 'sealed')
}
