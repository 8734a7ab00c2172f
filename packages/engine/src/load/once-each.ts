/**
 * Makes something of each value once. A file that stays as it is is one and the same value in the next catalogue, so that after a save
 * only what changed is looked at again.
 */
export function onceEach<Value extends object, Result>(make: (value: Value) => Result): (value: Value) => Result {
  const made = new WeakMap<Value, { readonly result: Result }>()
  return (value) => {
    const known = made.get(value)
    if (known) return known.result
    const result = make(value)
    made.set(value, { result })
    return result
  }
}

/** The same for what is made of two values. */
export function oncePerPair<One extends object, Other extends object, Result>(
  make: (one: One, other: Other) => Result,
): (one: One, other: Other) => Result {
  const ofOne = onceEach((one: One) => onceEach((other: Other) => make(one, other)))
  return (one, other) => ofOne(one)(other)
}
