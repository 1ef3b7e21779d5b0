import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { readPack } from '../price-lists/read-pack.ts'
import type { InvoiceLine } from './invoice.ts'

/** Names of properties that say what a pack holds. */
const PACKS =
  /^(?:conditionnement|colisage|contenance|format|packaging|pack(?: ?size)?|pcb|verpackung|gebinde)\b/u
/** A longer description is prose. */
const LONGEST = 60

/**
 * The pack of a line beside its name: the property that says it, else a short description where the name says none.
 * @returns `isDescribed` where it comes from a description
 */
export function packTextOf({ name, description, properties }: InvoiceLine): {
  text: string
  isDescribed: boolean
} {
  const named = properties.find(({ name, value }) => PACKS.test(foldForSearch(name)) && readPack(value).known)
  if (named !== undefined) return { text: named.value, isDescribed: false }
  const isShort = description !== '' && description.length <= LONGEST
  if (!isShort || readPack(name).known || !readPack(description).known)
    return { text: '', isDescribed: false }
  return { text: description, isDescribed: true }
}
