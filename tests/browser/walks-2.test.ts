import { shareOfModes } from './support/share.ts'
import { describeWalks } from './support/walk-mode.ts'

describeWalks(shareOfModes(1, 4), { way: 'shortest', isInterrupted: true })
