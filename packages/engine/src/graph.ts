export { flowGraph } from './graph/graph.ts'
export { withShares } from './graph/shares.ts'
export { styleSheet as graphStyle } from './graph/style-sheet.ts'
export { svg } from './graph/svg.ts'
