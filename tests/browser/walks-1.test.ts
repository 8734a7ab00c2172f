import { modeNames } from '../model/support/all-flows.ts'
import { isFew } from '../support/is-few.ts'
import { describeWalks } from './support/walk-mode.ts'

describeWalks(modeNames, { way: 'shortest', isInterrupted: true, share: { part: 0, of: isFew ? 2 : 4 } })
