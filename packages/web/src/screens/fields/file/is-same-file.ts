/** Whether two files hold the same, whatever they are called. */
export async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one === other) return true
  if (one.size !== other.size) return false
  const [first, second] = await Promise.all([bytesOf(one), bytesOf(other)])
  return first.every((byte, at) => byte === second[at])
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}
