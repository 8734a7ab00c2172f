/** “3.2 MB”, “480 KB”. */
export function sizeWords(bytes: number): string {
  const [kilo, mega] = [1_024, 1_024 ** 2]
  return bytes >= mega ? `${(bytes / mega).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / kilo))} KB`
}
