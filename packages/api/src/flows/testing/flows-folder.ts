import { fileURLToPath } from 'node:url'

/** The flows as they are shipped. */
export const flowsFolder = fileURLToPath(new URL('../../../../../flows', import.meta.url))
