import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { otherCurrencyIn } from './currencies.ts'

/**
 * What the format of a cell says about its figure.
 * - `currency`: with the sign or letters of one
 * - `unit`: with a word beside the figure, as `0.000" kg"`
 */
export interface NumberFormat {
  kind: 'general' | 'number' | 'currency' | 'percent' | 'date' | 'text' | 'unit'
  /** The words beside the figure, folded: 'kg', '€/kg'; '' without any. */
  words: string
}

export const GENERAL: NumberFormat = { kind: 'general', words: '' }

/** Formats that a workbook names by number alone (ECMA-376, part 1, 18.8.30). */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"€"0',
  6: '"€"0',
  7: '"€"0.00',
  8: '"€"0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  // 42 and 44 show the currency of the machine that opens the file, 41 and 43 none.
  41: '#,##0',
  42: '"€"0',
  43: '#,##0.00',
  44: '"€"0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}

const LONGEST = 200
const EUROS = /€|\beur(?:os?)?\b/u

/** The format of a cell by its number, or by the code that the workbook gives for that number. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  return formatOfCode(code ?? BUILT_IN[id] ?? '')
}

/** What a format code says: '#,##0.00 "€"', '0.000" kg"', '0%', 'dd/mm/yyyy'. */
export function formatOfCode(code: string): NumberFormat {
  const [positive = ''] = code.slice(0, LONGEST).split(';')
  if (positive === '' || /^general$|^standard$/iu.test(positive)) return GENERAL
  const currencies = [...positive.matchAll(/\[\$([^\]-]*)(?:-[^\]]*)?\]/gu)].map(([, sign = '']) => sign)
  const plain = positive.replaceAll(/\[[^\]]*\]/gu, ' ')
  const literals = [...plain.matchAll(/"([^"]*)"|\\(.)|([€$£¥])/gu)].map(
    ([, quoted, escaped, sign]) => quoted ?? escaped ?? sign ?? '',
  )
  const words = foldForSearch([...currencies, ...literals].join(''))
    .replaceAll(/[^\p{L}\d€$£¥%/.]+/gu, ' ')
    .trim()
  const rest = plain.replaceAll(/"[^"]*"|\\.|_./gu, '')
  if (EUROS.test(words) || otherCurrencyIn(words) !== null) return { kind: 'currency', words }
  if (rest.includes('%') || words === '%') return { kind: 'percent', words: '%' }
  if (rest.trim() === '@') return { kind: 'text', words: '' }
  if (/[ymdhsa]/iu.test(rest) && !/[0#?]/u.test(rest.replaceAll(/0(?=$)/gu, '')))
    return { kind: 'date', words: '' }
  if (/\p{L}/u.test(words)) return { kind: 'unit', words }
  return { kind: 'number', words: '' }
}
