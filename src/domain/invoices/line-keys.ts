import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { bareCodeOf, isNoCode } from '../price-lists/code-identity.ts'
import { LINE_MAX_LENGTH } from './stored-invoice.ts'

/** By what a line is known again on the next invoice of its supplier: its code, else its folded name. */
export type LineKey = { code: string; name: null } | { code: null; name: string }

export function keyOf({ code, name }: { code: string | null; name: string }): LineKey {
  if (code !== null && !isNoCode(code)) return { code: bareCodeOf({ code }), name: null }
  return { code: null, name: foldForSearch(name).trim().slice(0, LINE_MAX_LENGTH.name) }
}

export const textOf = ({ code, name }: LineKey): string => (code === null ? `name ${name}` : `code ${code}`)
