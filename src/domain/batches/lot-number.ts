import { houseDay } from '../house/house-day.ts'
import { BATCH_MAX_LENGTH } from './batch.ts'

/** What is before the number of all lots of a day: 260929. */
export function lotDay(madeAt: string): string {
  return houseDay(madeAt).slice(2).replaceAll('-', '')
}

/** @param number of the day, over all hands of the house, from 1 */
export function lotNumber(madeAt: string, initials: string, number: number): string {
  return `${lotDay(madeAt)}-${initials}-${number}`
}

/** The initials in a lot. */
export function initialsOfLot(lot: string): string {
  return lot.split('-')[1] ?? ''
}

const MARKS = /\p{M}/gu
const NO_LETTER = /[^A-Z]/g

/** The initials of a name, as lots have them: FB of 'Fabien Bernard', EL of 'Élodie Lambert'. */
export function initialsOf(name: string): string {
  const letters = name
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toUpperCase()
    .split(/[\s'’-]+/)
  const initials = letters.map((word) => word.replaceAll(NO_LETTER, '').slice(0, 1)).join('')
  return initials.slice(0, BATCH_MAX_LENGTH.initials)
}
