import { styleText } from 'node:util'

const titleWidth = 26
const columnWidth = 18

const styled = (style) => (text) => styleText(style, text, { stream: process.stdout })
export const bold = styled('bold')
export const dim = styled('dim')
export const green = styled('green')
export const red = styled('red')

/** A line of a table: a title on the left, figures in columns of one width. */
export function line(title, cells = []) {
  return title.padEnd(titleWidth) + cells.map((cell) => (cell ?? '').padStart(columnWidth)).join('')
}

/** Three figures that mean something, in the unit that fits. */
export function time(microseconds) {
  if (microseconds < 1) return `${Math.round(microseconds * 1000)} ns`
  if (microseconds < 1000) return `${Number(microseconds.toPrecision(3))} µs`
  if (microseconds < 1_000_000) return `${Number((microseconds / 1000).toPrecision(3))} ms`
  return `${Number((microseconds / 1_000_000).toPrecision(3))} s`
}

export function kibibytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KiB`
}

export function mebibytes(bytes) {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`
}

/** Whole, with commas. */
export function count(number) {
  return Math.round(number).toLocaleString('en-US')
}

/** How many times another figure. */
export function times(ratio) {
  return `×${ratio.toFixed(2)}`
}

export function percent(share) {
  return `${(share * 100).toFixed(1)} %`
}
