/** A column: its words, and how its cells stand. */
export type Column = { readonly title: string; readonly align?: 'left' | 'right' }

/** A table as lines, its columns as wide as their widest text. */
export function tableLines(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ title }, index) => Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    columns
      .map(({ align = 'left' }, index) => {
        const [cell, width] = [cells[index] ?? '', widths[index] ?? 0]
        return align === 'right' ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [line(columns.map(({ title }) => title)), ...rows.map(line)]
}

export function counted(count: number): string {
  return count.toLocaleString('en-US')
}

/** “1 %”, “under 1 %”, “–” of nothing. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (part / whole) * 100
  return percent > 0 && percent < 1 ? '<1 %' : `${Math.round(percent)} %`
}
