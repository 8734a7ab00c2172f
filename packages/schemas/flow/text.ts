/** Words that people read: never none, and no more than their place has room for. */
export const textUpTo =
  (usual: number) =>
  (description: string, maxLength = usual) =>
    ({ type: 'string', minLength: 1, maxLength, description }) as const
