import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { TILL_NAME_MAX_LENGTH } from './limits.ts'

/** A till's name without case, accents and surplus spaces. */
export function tillKey(name: string): string {
  return foldForSearch(name).replaceAll(/\s+/gu, ' ').trim().slice(0, TILL_NAME_MAX_LENGTH)
}
