import { trueLines } from './costed-table.ts'
import { costOf, dishOf, round } from './foods.ts'
import type { ExpectedSheet, Sample } from './sample.ts'
import { asWritten, unitWord, wordsOf, written } from './style.ts'
import type { Style } from './style.ts'
import { at, TabWriter } from './tab-writer.ts'

/** E: one table with a row for each line of all dishes; prices in it, in another tab, or in another file. */
export function flatTable(style: Style, prices: 'own' | 'tab' | 'file'): Sample {
  const words = wordsOf(style)
  const taken = new Set<string>()
  const dishes = Array.from({ length: 6 }, () => dishOf(style.random, style.language, taken))
  const priceOf = new Map<string, number>()
  const tab = new TabWriter('Lignes', style.formulas)
  const hasOwn = prices === 'own'
  tab.row(0, 0, [
    words.dish,
    words.name,
    words.quantity,
    words.unit,
    ...(hasOwn ? [words.price, words.cost] : []),
  ])
  let row = 1
  const totals = new Map<string, number>()
  const sheets = dishes.map((sheet): ExpectedSheet => {
    const lines = sheet.lines.map((line, index) => {
      const price = priceOf.get(line.name) ?? line.price
      priceOf.set(line.name, price)
      const own = asWritten(style, line.quantity ?? 0, line.unit ?? '')
      // A dish is written in each of its rows, or in the first alone.
      if (!style.merged || index === 0) tab.put(row, 0, sheet.title)
      tab.put(row, 1, line.name)
      tab.put(row, 2, written(style, own.quantity, 6))
      tab.put(row, 3, unitWord(style, own.unit))
      const divisor = own.unit === 'g' || own.unit === 'ml' ? 1000 : 1
      const cost = costOf({ ...line, price })
      if (hasOwn) {
        tab.put(row, 4, written(style, price, 2))
        tab.put(row, 5, written(style, round(cost, 6), 6), {
          formula: `${at(row, 2)}*${at(row, 4)}/${String(divisor)}`,
        })
      }
      row += 1
      return { name: line.name, quantity: own.quantity, unit: own.unit, price, cost }
    })
    const total = lines.reduce((sum, { cost }) => sum + cost, 0)
    totals.set(sheet.title, total)
    return { title: sheet.title, lines, total: prices === 'file' ? null : total, portions: null, error: null }
  })
  const products = new TabWriter(
    { fr: 'Mercuriale', en: 'Price list', es: 'Precios' }[style.language],
    style.formulas,
  )
  products.row(0, 0, [
    { fr: 'Produit', en: 'Product', es: 'Producto' }[style.language],
    words.unit,
    words.price,
  ])
  const unitOf = new Map(
    dishes.flatMap(({ lines }) => lines.map((line) => [line.name, line.unit ?? ''] as const)),
  )
  for (const [index, [name, price]] of [...priceOf].entries())
    products.row(1 + index, 0, [name, unitWord(style, unitOf.get(name) ?? ''), price])
  const overview = new TabWriter({ fr: 'Carte', en: 'Menu', es: 'Menú' }[style.language], style.formulas)
  overview.row(0, 0, [
    words.dish,
    words.category,
    { fr: 'Coût matière', en: 'Recipe cost', es: 'Coste total' }[style.language],
  ])
  for (const [index, { title }] of dishes.entries())
    overview.row(1 + index, 0, [
      title,
      'Plat',
      prices === 'file' ? null : written(style, round(totals.get(title) ?? 0, 4), 4),
    ])
  const others = prices === 'own' ? [overview.tab()] : [products.tab(), overview.tab()]
  const files =
    prices === 'file' ? [{ tabs: [tab.tab()] }, { tabs: others }] : [{ tabs: [tab.tab(), ...others] }]
  return { name: `${style.name}, prices ${prices}`, layout: 'E flat', files, sheets, refused: [] }
}

const POUND_GRAMS = 453.592_37

/** F and G: a recipe a row or a column, with '17.5 Pounds Flour' in each cell. */
export function writtenCells(style: Style, direction: 'row' | 'column'): Sample {
  const words = wordsOf(style)
  const taken = new Set<string>()
  const tab = new TabWriter({ fr: 'Recettes', en: 'Recipes', es: 'Recetas' }[style.language], style.formulas)
  const put = (sheet: number, place: number, text: string) =>
    direction === 'row' ? tab.put(sheet, place, text) : tab.put(place, sheet, text)
  const hasHead = style.twoRows || style.sections
  if (hasHead && direction === 'row')
    tab.row(0, 0, [
      words.dish,
      ...Array.from({ length: 9 }, (_, place) => `${words.name.replace(/s$/u, '')} ${String(place + 1)}`),
    ])
  const sheets = Array.from({ length: 5 }, (_, index): ExpectedSheet => {
    const sheet = dishOf(style.random, style.language, taken)
    const line = index + (hasHead && direction === 'row' ? 1 : 0)
    put(line, 0, sheet.title)
    const lines = sheet.lines.map((each, place) => {
      const own = asWritten(style, each.quantity ?? 0, each.unit ?? '')
      const isPounds = style.language === 'en' && each.unit === 'kg'
      const pounds = Math.max(0.25, round((each.quantity ?? 0) * 2.2, 2))
      const quantity = isPounds ? pounds : own.quantity
      const unit = isPounds
        ? 'Pounds'
        : own.unit === 'pièce'
          ? ''
          : unitWord({ ...style, language: style.language === 'es' ? 'fr' : style.language }, own.unit)
      const of = style.language === 'fr' && unit !== '' ? 'de ' : ''
      const figure = style.language === 'en' ? String(quantity) : String(quantity).replace('.', ',')
      put(line, 1 + place, `${figure} ${unit} ${of}${each.name}`.replaceAll(/ +/gu, ' '))
      return {
        name: each.name,
        quantity: isPounds ? pounds * POUND_GRAMS : own.quantity,
        unit: isPounds ? 'g' : own.unit,
        price: null,
        cost: 0,
      }
    })
    return { title: sheet.title, lines, total: null, portions: null, error: null }
  })
  return {
    name: style.name,
    layout: direction === 'row' ? 'F row each' : 'G column each',
    files: [{ tabs: [tab.tab()] }],
    sheets,
    refused: [],
  }
}

/** H: sizes across and ingredients down, or the other way, with the cost of each size. */
export function sizeMatrix(style: Style, transposed: boolean): Sample {
  const words = wordsOf(style)
  const sheet = dishOf(style.random, style.language, new Set())
  const sizes = {
    fr: ['Petite', 'Moyenne', 'Grande'],
    en: ['Small', 'Medium', 'Large'],
    es: ['Pequeña', 'Mediana', 'Grande'],
  }[style.language]
  const tab = new TabWriter(sheet.title.slice(0, 31), style.formulas)
  const put = (row: number, column: number, value: string | number | null, own = {}) =>
    transposed ? tab.put(column + 2, row - 2, value, own) : tab.put(row, column, value, own)
  tab.put(0, 0, sheet.title)
  put(2, 0, words.name)
  put(2, 1, words.unit)
  sizes.forEach((size, index) => put(2, 2 + index, size))
  put(2, 5, words.price)
  const factors = [1, 1.5, 2.25]
  const expected = sizes.map((size): ExpectedSheet => ({
    title: `${sheet.title} ${size}`,
    lines: [],
    total: 0,
    portions: null,
    error: null,
  }))
  trueLines(sheet).forEach((line, index) => {
    put(3 + index, 0, line.name)
    put(3 + index, 1, unitWord(style, line.unit ?? ''))
    factors.forEach((factor, size) => {
      const quantity = round((line.quantity ?? 0) * factor, 4)
      put(3 + index, 2 + size, quantity)
      const own = expected[size]
      if (own === undefined) return
      own.lines.push({ ...line, quantity, cost: quantity * (line.price ?? 0) })
      own.total = (own.total ?? 0) + quantity * (line.price ?? 0)
    })
    put(3 + index, 5, line.price)
  })
  const end = 3 + sheet.lines.length
  put(end, 0, { fr: 'Coût total', en: 'Total cost', es: 'Coste total' }[style.language])
  expected.forEach(({ total }, size) => put(end, 2 + size, round(total ?? 0, 6)))
  return {
    name: style.name,
    layout: transposed ? 'H sizes down' : 'H sizes across',
    files: [{ tabs: [tab.tab()] }],
    sheets: expected,
    refused: [],
  }
}
