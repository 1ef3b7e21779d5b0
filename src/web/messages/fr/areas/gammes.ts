import { gammes as ranges } from '../gammes.ts'

/** Gammes and their dishes. */
export const gammes = { gammes: ranges } as const
