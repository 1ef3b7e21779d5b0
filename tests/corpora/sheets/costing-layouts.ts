import { plantedIn, trueLines } from './costed-table.ts'
import type { Planted, WrittenLine } from './costed-table.ts'
import { dishOf, FAMILIES, round } from './foods.ts'
import type { ExpectedSheet, Sample } from './sample.ts'
import { unitWord, wordsOf, written } from './style.ts'
import type { Style } from './style.ts'
import { at, TabWriter } from './tab-writer.ts'
import { errorOf } from './table-layouts.ts'

const PHASES: Record<Style['language'], string[]> = {
  fr: ['Base', 'Garniture', 'Finition'],
  en: ['Base', 'Filling', 'Finish'],
  es: ['Base', 'Relleno', 'Acabado'],
}

/** A: the matrix of cooking schools: foods by family, a column for each phase, their total, PU and PT. */
export function schoolMatrix(style: Style, planted: Planted | null): Sample {
  const words = wordsOf(style)
  const taken = new Set<string>()
  const sheets: ExpectedSheet[] = []
  const tabs = [0, 1].map((index) => {
    const dish = dishOf(style.random, style.language, taken)
    const sheet = {
      ...dish,
      lines: dish.lines.toSorted((one, other) => one.family.localeCompare(other.family)),
    }
    const error = index === 0 ? plantedIn(planted, sheet) : null
    const tab = new TabWriter(sheet.title.slice(0, 31), style.formulas)
    tab.put(
      0,
      0,
      { fr: 'LYCÉE HÔTELIER DES TROIS VALLÉES', en: 'COLLEGE OF CATERING', es: 'ESCUELA DE HOSTELERÍA' }[
        style.language
      ],
    )
    tab.put(1, 0, sheet.title)
    tab.row(2, 0, [words.portions, sheet.portions])
    let row = 4
    const heads = [words.name, words.unit]
    if (style.twoRows || style.merged) {
      tab.put(row, 2, 'Phases')
      tab.merge(row, 2, row, 4)
      row += 1
    }
    tab.row(row, 0, [
      ...heads,
      ...PHASES[style.language],
      { fr: 'Total', en: 'Total qty', es: 'Cantidad total' }[style.language],
      words.price,
      words.cost,
    ])
    row += 1
    const first = row
    const lines: WrittenLine[] = []
    let family = ''
    let sum = 0
    sheet.lines.forEach((line, place) => {
      if (line.family !== family) {
        family = line.family
        tab.put(
          row,
          0,
          style.sections
            ? FAMILIES[style.language][line.family]
            : { fr: 'Épicerie', en: 'Grocery', es: 'Despensa' }[style.language],
        )
        row += 1
      }
      const isError = error !== null && error.line === place
      let quantity = line.quantity ?? 0
      if (isError && error.kind === 'grams-for-kilos') quantity = round(quantity * 1000, 3)
      const parts =
        style.random() < 0.5
          ? [quantity, 0, 0]
          : [round(quantity / 2, 4), 0, quantity - round(quantity / 2, 4)]
      const price = isError && error.kind === 'pack-price' ? round(line.price * 5, 2) : line.price
      const cost = style.rounded ? round(quantity * price, 2) : quantity * price
      const name = isError && error.kind === 'pack-price' ? `${line.name} (carton 5 kg)` : line.name
      tab.put(row, 0, name)
      tab.put(row, 1, unitWord(style, line.unit ?? ''))
      parts.forEach((part, phase) => {
        if (part !== 0) tab.put(row, 2 + phase, written(style, round(part, 6), 6))
      })
      tab.put(row, 5, written(style, quantity, 6), { formula: `SUM(${at(row, 2)}:${at(row, 4)})` })
      tab.put(row, 6, written(style, price, 2))
      tab.put(row, 7, written(style, cost, 6), { formula: `${at(row, 5)}*${at(row, 6)}` })
      lines.push({ name, quantity, unit: line.unit, price, cost })
      sum += cost
      row += 1
    })
    const leftOut = error?.kind === 'left-out' ? (lines[error.line]?.cost ?? 0) : 0
    const total = sum - leftOut
    tab.put(row, 0, words.total)
    tab.put(
      row,
      7,
      written(style, round(total, 6), 6),
      error === null ? { formula: `SUM(${at(first, 7)}:${at(row - 1, 7)})` } : {},
    )
    tab.put(row + 1, 0, words.portionCost)
    tab.put(row + 1, 7, written(style, round(total / sheet.portions, 6), 6), { formula: `${at(row, 7)}/B3` })
    sheets.push({ title: sheet.title, lines, total, portions: sheet.portions, error: errorOf(error) })
    return tab.tab()
  })
  return { name: style.name, layout: 'A school matrix', files: [{ tabs }], sheets, refused: [] }
}

/** C: the costing of a consultant: gross, loss, net, PU, cost; below, coefficient, prices and ratio. */
export function consultantCosting(style: Style, planted: Planted | null): Sample {
  const words = wordsOf(style)
  const taken = new Set<string>()
  const sheets: ExpectedSheet[] = []
  const tabs = [0, 1].map((index) => {
    const sheet = dishOf(style.random, style.language, taken)
    const error = index === 0 ? plantedIn(planted, sheet) : null
    const tab = new TabWriter(index === 0 ? 'Costing' : sheet.title.slice(0, 31), style.formulas)
    tab.put(0, 0, style.language === 'fr' ? `Fiche technique : ${sheet.title}` : sheet.title)
    tab.row(1, 0, [words.portions, null, sheet.portions])
    const packs = error?.kind === 'pack-price'
    const money = style.formats ? { format: '#,##0.00 [$€-40C]' } : {}
    tab.row(3, 0, [
      words.name,
      words.unit,
      words.gross,
      words.loss,
      words.net,
      words.price,
      words.cost,
      ...(packs ? ['Prix colis', 'Cond.'] : []),
    ])
    let row = 4
    const lines: WrittenLine[] = []
    let sum = 0
    sheet.lines.forEach((line, place) => {
      const isError = error !== null && error.line === place
      let gross = line.quantity ?? 0
      if (isError && error.kind === 'grams-for-kilos') gross = round(gross * 1000, 3)
      const net = gross * (1 - line.loss / 100)
      const price = isError && packs ? round(line.price * 5, 2) : line.price
      const cost = style.rounded ? round(gross * price, 2) : gross * price
      tab.row(row, 0, [line.name, unitWord(style, line.unit ?? '')])
      tab.put(row, 2, written(style, gross, 6))
      tab.put(row, 3, style.formulas ? line.loss / 100 : line.loss, style.formulas ? { format: '0%' } : {})
      tab.put(row, 4, written(style, round(net, 6), 6), {
        formula: style.formulas ? `${at(row, 2)}*(1-${at(row, 3)})` : '',
      })
      tab.put(row, 5, written(style, price, 2), money)
      tab.put(row, 6, written(style, cost, 6), { formula: `${at(row, 2)}*${at(row, 5)}`, ...money })
      if (packs) {
        tab.put(row, 7, round(line.price * 5, 2))
        tab.put(row, 8, line.unit === 'L' ? '5 L' : '5 kg')
      }
      lines.push({ name: line.name, quantity: gross, unit: line.unit, price, cost })
      sum += cost
      row += 1
    })
    const leftOut = error?.kind === 'left-out' ? (lines[error.line]?.cost ?? 0) : 0
    const isLast = error?.line === lines.length - 1
    const total = sum - leftOut
    const footer = (label: string, value: number, own: { formula?: string; format?: string } = {}) => {
      tab.put(row, 0, label)
      tab.put(row, 6, written(style, round(value, 6), 6), own)
      row += 1
    }
    const to = error?.kind === 'left-out' && isLast ? row - 2 : row - 1
    footer(
      words.total,
      total,
      error?.kind === 'left-out' && !isLast ? money : { formula: `SUM(G5:${at(to, 6)})`, ...money },
    )
    const portion = total / sheet.portions
    footer(words.portionCost, portion, { formula: `${at(row - 1, 6)}/C2`, ...money })
    const coefficient = 4
    const priceHt = round(portion * coefficient, 2)
    footer(words.coefficient, coefficient)
    footer(words.priceHt, priceHt, money)
    footer(words.vat, 0.1, { format: '0%' })
    footer(words.priceTtc, priceHt * 1.1, money)
    footer(words.ratio, portion / priceHt, { format: '0.0%' })
    sheets.push({ title: sheet.title, lines, total, portions: sheet.portions, error: errorOf(error) })
    return tab.tab()
  })
  return { name: style.name, layout: 'C costing', files: [{ tabs }], sheets, refused: [] }
}

/** D: the template of a vendor: ingredients without prices, a photo, allergens and steps. */
export function vendorTemplate(style: Style): Sample {
  const words = wordsOf(style)
  const sheet = dishOf(style.random, style.language, new Set())
  const tab = new TabWriter('Fiche', style.formulas)
  tab.hasPicture = true
  tab.put(0, 1, sheet.title)
  if (style.merged) tab.merge(0, 1, 0, 5)
  tab.row(1, 0, [
    words.category,
    { fr: 'Dessert', en: 'Starter', es: 'Postre' }[style.language],
    null,
    words.portions,
    sheet.portions,
  ])
  tab.row(3, 0, style.glued ? [words.name, words.quantity] : [words.name, words.quantity, words.unit])
  let row = 4
  const lines = trueLines(sheet)
  for (const line of lines) {
    const unit = unitWord(style, line.unit ?? '')
    tab.put(row, 0, line.name)
    if (style.glued) tab.put(row, 1, `${String(line.quantity ?? '').replace('.', ',')} ${unit}`)
    else {
      tab.put(row, 1, written(style, line.quantity ?? 0, 6))
      tab.put(row, 2, unit)
    }
    row += 1
  }
  tab.row(row + 1, 0, [
    words.allergens,
    { fr: 'lait, œufs, gluten', en: 'milk, egg, gluten', es: 'leche, huevo, gluten' }[style.language],
  ])
  tab.put(row + 3, 0, words.steps)
  for (const [step, text] of [
    'Mélanger les ingrédients secs.',
    'Cuire doucement sans coloration.',
    'Laisser reposer au froid.',
  ].entries())
    tab.put(row + 4 + step, 0, text)
  const expected: ExpectedSheet = {
    title: sheet.title,
    lines,
    total: null,
    portions: sheet.portions,
    error: null,
  }
  return {
    name: style.name,
    layout: 'D template',
    files: [{ tabs: [tab.tab()] }],
    sheets: [expected],
    refused: [],
  }
}
