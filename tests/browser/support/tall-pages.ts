/**
 * Steps whose main button lies lower than two screens of a phone, how low it may lie, and why. The list only gets shorter: a step that is
 * no longer taller than the others has no place in it.
 */
export const tallPages: Readonly<Record<string, { readonly height: number; readonly because: string }>> = {}
