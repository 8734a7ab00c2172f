import { useEffect, useState } from 'react'
import { readDevice, saveOnDevice } from '../../../client/device.ts'
import styles from './celebration.module.css'

const device = 'celebrated'

/** Several jars become one, once in the life of a search, and not for people who prefer reduced motion. */
export function Celebration() {
  const [isFirst] = useState(() => readDevice<boolean>(device) !== true)
  useEffect(() => saveOnDevice(device, true), [])
  if (!isFirst) return null
  return (
    <svg className={styles.scene} viewBox="0 0 300 90" aria-hidden="true">
      <g className={styles.big}>
        <path className={styles.fill} d="M12 42h58v26a12 12 0 0 1-12 12h-34a12 12 0 0 1-12-12z" />
        <path d="M6 14h70M10 14v54a14 14 0 0 0 14 14h34a14 14 0 0 0 14-14V14" />
      </g>
      {[0, 1, 2].map((jar) => (
        <g key={jar} className={`${styles.small} ${styles[`jar${jar}`]}`}>
          <path d="M0 0h28M3 0v26a6 6 0 0 0 6 6h10a6 6 0 0 0 6-6V0" />
          <circle className={styles.coin} cx="14" cy="22" r="6" />
        </g>
      ))}
    </svg>
  )
}
