import { pairwiseModes } from '../support/pairwise-modes.ts'
import { shareOfModes } from '../support/share.ts'
import { describeWalks } from '../support/walk-mode.ts'

describeWalks(shareOfModes(0, 2, pairwiseModes), { way: 'pairwise', isInterrupted: false })
