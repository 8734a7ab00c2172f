import type { TextareaHTMLAttributes } from 'react'
import styles from './text-area.module.css'

/** Several lines of text. It grows with what is typed. */
export function TextArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea rows={5} {...props} className={styles.area} />
}
