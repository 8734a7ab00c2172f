import { bad, type Checked, good } from '../answers/checked.ts'
import { tidyText } from '../answers/short-text.ts'

const longest = 100

/**
 * A street address is where somebody lives: a post office box is none, and neither is what a post office keeps until it is called
 * for. A box of a rural route or of a military unit is an address.
 */
export function toSentStreetAddress(typed: string): Checked<string, 'required' | 'format' | 'length'> {
  const address = tidyText(typed)
  if (address === '') return bad('required')
  if (address.length > longest) return bad('length')
  return /\p{L}/u.test(address) && !isPostOfficeBox(address) ? good(address) : bad('format')
}

const boxes = [
  // P.O. Box 12, PO Drawer 12, p o b 12, POBox12; but not Po Boxwood Lane.
  /\bp[\s.]*o[\s.]*(?:box|drawer|bx|b)\b(?!\p{L})/u,
  /\bp[\s.]*o[\s.]*(?:box|drawer|bx|b)[\s.#]*\d/u,
  /\bpost(?:al)?[\s.]*(?:office[\s.]*)?(?:box|drawer)\b/u,
  // A box and nothing before it. In “RR 2 Box 152” and “PSC 3 Box 90” it belongs to a route or a unit.
  /^(?:lock[\s.]*|caller[\s.]*)?box[\s.#]*\d/u,
  /\b(?:apartado|apdo)\b/u,
  /\bgeneral delivery\b/u,
]

function isPostOfficeBox(address: string): boolean {
  const plain = address.normalize('NFKC').toLowerCase()
  return boxes.some((box) => box.test(plain))
}
