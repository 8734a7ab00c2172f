import type { SceneName } from '@app/schemas/flow/steps/step'
import type { ComponentType } from 'react'
import { EmptyJar, JarAndVoice, JarFound, JarsSearched, JarsToOne, PathToJar } from './asking-scenes.tsx'
import styles from './scene.module.css'
import { BrokenLine, ClosedJar, FullJar, JarAndReceipt, JarOnItsWay, SignedPaper } from './telling-scenes.tsx'

const scenes: Readonly<Record<SceneName, ComponentType>> = {
  'jars-to-one': JarsToOne,
  'full-jar': FullJar,
  'jar-on-its-way': JarOnItsWay,
  'jar-and-receipt': JarAndReceipt,
  'jar-found': JarFound,
  'empty-jar': EmptyJar,
  'jars-searched': JarsSearched,
  'signed-paper': SignedPaper,
  'closed-jar': ClosedJar,
  'broken-line': BrokenLine,
  'path-to-jar': PathToJar,
  'jar-and-voice': JarAndVoice,
}

/** A picture of the one metaphor, in the colours of the page. It says nothing that the words do not say. */
export function Scene({ name }: { readonly name: SceneName }) {
  const Drawn = scenes[name]
  return (
    <svg className={styles.scene} viewBox="0 0 260 116" aria-hidden="true" focusable="false">
      <Drawn />
    </svg>
  )
}
