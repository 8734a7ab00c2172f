/** “1 row”, “50,123 rows”. */
export function counted(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`
}

/** “512 bytes”, “3.4 MB”. */
export function sized(bytes: number): string {
  const [unit = '', size = 0] = (
    [
      ['GB', 1e9],
      ['MB', 1e6],
      ['kB', 1e3],
    ] as const
  ).find(([, least]) => bytes >= least) ?? ['', 0]
  return size === 0 ? counted(bytes, 'byte') : `${(bytes / size).toFixed(1)} ${unit}`
}

/** “0.3 s”, “2 min 5 s”, since this reading of `performance.now()`. */
export function secondsSince(started: number): string {
  const seconds = (performance.now() - started) / 1_000
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}
