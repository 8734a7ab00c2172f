import type { Kind } from './kind.ts'
import { answerKinds } from './kinds/answers.ts'
import { budgetKinds } from './kinds/budgets.ts'
import { conditionKinds } from './kinds/conditions.ts'
import { effectKinds } from './kinds/effects.ts'
import { factKinds } from './kinds/facts.ts'
import { guardKinds } from './kinds/guard.ts'
import { listKinds } from './kinds/lists.ts'
import { nameKinds } from './kinds/names.ts'
import { orderKinds } from './kinds/order.ts'
import { panelKinds } from './kinds/panels.ts'
import { progressKinds } from './kinds/progress.ts'
import { promiseKinds } from './kinds/promises.ts'
import { purposeKinds } from './kinds/purposes.ts'
import { screenKinds } from './kinds/screens.ts'
import { sellingKinds } from './kinds/selling.ts'
import { stepKinds } from './kinds/steps.ts'
import { textKinds } from './kinds/text.ts'
import { wordingKinds } from './kinds/wordings.ts'

/** Every kind of mistake, by what it is about. */
export const kinds: readonly Kind[] = [
  ...textKinds,
  ...nameKinds,
  ...orderKinds,
  ...conditionKinds,
  ...progressKinds,
  ...guardKinds,
  ...stepKinds,
  ...panelKinds,
  ...purposeKinds,
  ...promiseKinds,
  ...effectKinds,
  ...factKinds,
  ...sellingKinds,
  ...budgetKinds,
  ...answerKinds,
  ...screenKinds,
  ...listKinds,
  ...wordingKinds,
]
