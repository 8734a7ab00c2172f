import { shareOfModes } from './support/share.ts'
import { describeWalks } from './support/walk-mode.ts'

describeWalks(shareOfModes(2, 4), { way: 'shortest', isInterrupted: true })
