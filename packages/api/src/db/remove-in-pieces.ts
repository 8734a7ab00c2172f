const atOnce = 5_000

/** Removes rows until a piece is not full, and says how many: all of a large table at once takes longer than a statement may. */
export async function removeInPieces(removePiece: (most: number) => Promise<bigint | undefined>): Promise<number> {
  for (let removed = 0; ; ) {
    const piece = Number((await removePiece(atOnce)) ?? 0n)
    removed += piece
    if (piece < atOnce) return removed
  }
}
