import type { OverviewDrawing, OverviewRenderer } from '@app/schemas/pages/overview-drawing'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { DrawnLanguage, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { balanceParts } from '../../screens/data/accounts/balance-of.ts'
import type { ValueHistory } from '../../screens/data/money/value-history.ts'
import { HeaderMenu } from '../../shell/frame/header-menu.tsx'
import { ChartComing } from '../../ui/charts/chart-coming.tsx'
import { words as chartWords } from '../accounts/value-chart.words.ts'
import { hasChart, sentenceOf } from '../accounts/value-sentence.ts'
import frame from '../frame/dashboard-frame.module.css'
import { FrameBars } from '../frame/frame-bars.tsx'
import { NotificationsCount } from '../frame/notifications-link.tsx'
import { words as toDoWords } from '../to-do/to-do.words.ts'
import { toDoOf } from '../to-do/to-do-of.ts'
import { FirstToDo } from './first-to-do.tsx'
import own from './overview-page.module.css'
import { movedOf, sumsOf } from './sums.ts'
import { Total } from './total.tsx'

const path = '/dashboard'

/** The first screen of the overview as text, just as the page draws it a moment later. The service asks for it anew for each person. */
export const drawOverview: OverviewRenderer['drawOverview'] = (drawing) =>
  renderToStaticMarkup(
    <StaticRouter location={path}>
      <DrawnLanguage value={drawing.language}>
        <DrawnOverview {...drawing} />
      </DrawnLanguage>
    </StaticRouter>,
  )

function DrawnOverview({ brand, answers, language }: OverviewDrawing) {
  const {
    '/api/v1/auth/user/': user,
    '/api/v1/accounts/investment_account/history/': history,
    '/api/v1/accounts/found_accounts/': { results: found },
    '/api/v1/financial_accounts/accounts/?is_retirement=true': { results: held },
    '/api/v1/employers/fees/': { results: lines },
    '/api/v1/accounts/found_accounts_tracker/': { results: moving },
    '/api/v1/loans/': { results: loans },
    '/api/v1/apex/investigation/issues/': { results: issues },
    '/api/v1/notifications/': { unread },
  } = answers
  const sums = sumsOf(history.value, balanceParts(found, lines, held), movedOf(found, moving))
  const toDo = toDoOf({ loans, moving, issues }, toDoWords[language], language)
  return (
    <div className={frame.frame}>
      <FrameBars path={path} user={user} brand={brand}>
        <NotificationsCount path={path} unread={unread} />
        <HeaderMenu drawnFor={user} />
      </FrameBars>
      <main id="main" className={frame.main}>
        <div className={own.page}>
          <div className={own.first}>
            <Total name={user.first_name} sums={sums} history={history} />
            <FirstToDo all={toDo} />
            {hasChart(history) && <DrawnChart history={history} language={language} />}
          </div>
        </div>
      </main>
    </div>
  )
}

function DrawnChart({ history, language }: { readonly history: ValueHistory; readonly language: OverviewDrawing['language'] }) {
  const said = useWords(chartWords)
  return <ChartComing title={said.title(dateWords(history.points[0]?.day ?? '', language))} about={sentenceOf(history, said, language)} />
}
