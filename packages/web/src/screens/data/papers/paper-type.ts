type PaperType = { readonly type: string; readonly ending: string }

/** How files begin that browsers show without running anything in them. */
const known: readonly (PaperType & { readonly begins: readonly number[] })[] = [
  { type: 'application/pdf', ending: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', ending: 'jpg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', ending: 'png', begins: [0x89, 0x50, 0x4e, 0x47] },
]

/** What a paper is, by its first bytes: the service sends all of them as files to save. Undefined for anything else. */
export function paperType(bytes: Uint8Array): PaperType | undefined {
  return known.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte))
}
