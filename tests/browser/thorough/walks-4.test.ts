import { modeNames } from '../../model/support/all-flows.ts'
import { describeWalks } from '../support/walk-mode.ts'

describeWalks(modeNames, { way: 'shortest', isInterrupted: true, share: { part: 3, of: 4 } })
