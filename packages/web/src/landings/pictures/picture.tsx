import type { PictureName } from '@app/schemas/flow/site/pictures'
import type { ReactNode } from 'react'
import { useWords } from '../../client/language.ts'
import { JarJourney, JarsAndPaths, JarsFoundAndMoved, JarsOnShelf, JarsToOne, JarsTowardsOneShelf } from './becoming-one.tsx'
import { JarAndBell, JarAndCall, JarAndMessage, JarAndPhone, JarAndVoice } from './conversations.tsx'
import { EmptyJar, JarAndLens, JarAndMap, JarAndStatehouse, JarsAndCurtain, JarsLost, JarUnderLeaves, LensAndPath } from './finding.tsx'
import { JarAndArmchair, JarAndCup, JarAndDoor, JarAndHouse, JarAndKey } from './homes.tsx'
import { JarAndGift, JarAndShield, JarGrowing, JarInLine, JarPicked, JarWithLock } from './keeping.tsx'
import { pictureLabels } from './labels.words.ts'
import { BigAndSmallStone, JarAndCross, JarAndLadder, JarAndScales, JarBeingOpened, JarWithMeasure } from './lending.tsx'
import { JarAndCalendar, JarAndLetter, JarAndMortgage, JarAndOffers, JarAndTerms, JarsAndList, OpenBookAndJar } from './papers.tsx'
import css from './picture.module.css'
import { JarFromOffice, JarHandedOver, JarLinked, JarOnWorkbench } from './working.tsx'

/** The large picture of a page: drawn on the server, without a file to load. */
export function Picture({ name }: { readonly name: PictureName }) {
  const labels = useWords(pictureLabels)
  return (
    <svg className={css.picture} viewBox="0 0 520 400" role="img" aria-label={labels[name]}>
      {drawings[name]()}
    </svg>
  )
}

const drawings: { readonly [N in PictureName]: () => ReactNode } = {
  'big-and-small-stone': BigAndSmallStone,
  'empty-jar': EmptyJar,
  'jar-and-armchair': JarAndArmchair,
  'jar-and-bell': JarAndBell,
  'jar-and-calendar': JarAndCalendar,
  'jar-and-call': JarAndCall,
  'jar-and-cross': JarAndCross,
  'jar-and-cup': JarAndCup,
  'jar-and-door': JarAndDoor,
  'jar-and-gift': JarAndGift,
  'jar-and-house': JarAndHouse,
  'jar-and-key': JarAndKey,
  'jar-and-ladder': JarAndLadder,
  'jar-and-lens': JarAndLens,
  'jar-and-letter': JarAndLetter,
  'jar-and-map': JarAndMap,
  'jar-and-message': JarAndMessage,
  'jar-and-mortgage': JarAndMortgage,
  'jar-and-offers': JarAndOffers,
  'jar-and-phone': JarAndPhone,
  'jar-and-scales': JarAndScales,
  'jar-and-shield': JarAndShield,
  'jar-and-statehouse': JarAndStatehouse,
  'jar-and-terms': JarAndTerms,
  'jar-and-voice': JarAndVoice,
  'jar-being-opened': JarBeingOpened,
  'jar-from-office': JarFromOffice,
  'jar-growing': JarGrowing,
  'jar-handed-over': JarHandedOver,
  'jar-in-line': JarInLine,
  'jar-journey': JarJourney,
  'jar-linked': JarLinked,
  'jar-on-workbench': JarOnWorkbench,
  'jar-picked': JarPicked,
  'jar-under-leaves': JarUnderLeaves,
  'jar-with-lock': JarWithLock,
  'jar-with-measure': JarWithMeasure,
  'jars-and-curtain': JarsAndCurtain,
  'jars-and-list': JarsAndList,
  'jars-and-paths': JarsAndPaths,
  'jars-found-and-moved': JarsFoundAndMoved,
  'jars-lost': JarsLost,
  'jars-on-shelf': JarsOnShelf,
  'jars-to-one': JarsToOne,
  'jars-towards-one-shelf': JarsTowardsOneShelf,
  'lens-and-path': LensAndPath,
  'open-book-and-jar': OpenBookAndJar,
}
