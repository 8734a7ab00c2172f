import { inEnglishFor } from '@app/schemas/errors'

/** Nobody decides about their own place at the desk. */
export const oneself = { detail: inEnglishFor('colleagues', 'This is yourself: another lead does that.') }
