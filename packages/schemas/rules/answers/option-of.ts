type Offered = { readonly value: string | boolean; readonly formerly?: readonly string[] | undefined }

/** The answer that a value means: the one that is stored so, or was before it got another name. */
export function optionOf<O extends Offered>(options: readonly O[] | undefined, value: unknown): O | undefined {
  return (
    options?.find((option) => option.value === value) ??
    (typeof value === 'string' ? options?.find(({ formerly }) => formerly?.includes(value)) : undefined)
  )
}
