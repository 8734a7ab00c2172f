import type { Box } from './box.ts'
import type { TextBlock } from './fit-text.ts'
import type { FlowEdge } from './types.ts'

/** What has its place in the picture, whatever laid it out. */
export type Point = { readonly x: number; readonly y: number }
export type PlacedBox = Box & Point
export type PlacedLabel = TextBlock & Point
export type PlacedEdge = { readonly kind: FlowEdge['kind']; readonly points: readonly Point[]; readonly label?: PlacedLabel }
