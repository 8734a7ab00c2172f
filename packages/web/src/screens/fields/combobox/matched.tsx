/** A name with the typed part in bold. */
export function Matched({ text, typed }: { readonly text: string; readonly typed: string }) {
  const wanted = typed.trim().toLowerCase()
  const from = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted)
  if (from < 0) return text
  const to = from + wanted.length
  return (
    <>
      {text.slice(0, from)}
      <b>{text.slice(from, to)}</b>
      {text.slice(to)}
    </>
  )
}
