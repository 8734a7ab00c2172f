type Application = { readonly account_type: string; readonly state: string }

/** Accounts without the refused applications that people have made anew since, of those with the oldest first. */
export function withoutReplaced<T extends Application>(oldestFirst: readonly T[]): readonly T[] {
  return oldestFirst.filter(
    ({ account_type: type, state }, index) =>
      state !== 'REJECTED' || !oldestFirst.slice(index + 1).some((later) => later.account_type === type),
  )
}
