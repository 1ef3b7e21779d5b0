import { plantedIn, writeTable } from './costed-table.ts'
import type { Planted } from './costed-table.ts'
import { dishOf, round } from './foods.ts'
import type { TrueSheet } from './foods.ts'
import type { ExpectedSheet, Sample } from './sample.ts'
import { wordsOf, written } from './style.ts'
import type { Style } from './style.ts'
import { TabWriter } from './tab-writer.ts'

/** The reasons by which a planted error may be named. */
export function errorOf(planted: Planted | null): ExpectedSheet['error'] {
  if (planted === null) return null
  const reasons = {
    'left-out': ['total-leaves-out-lines'],
    'grams-for-kilos': ['grams-for-kilos'],
    'pack-price': ['pack-price-as-unit-price', 'price-unlike-others', 'price-unlikely'],
  } as const
  return { reasons: [...reasons[planted.kind]], line: planted.line }
}

const STEPS: Record<Style['language'], string[]> = {
  fr: [
    '1. Éplucher et laver les légumes.',
    '2. Réaliser la sauce.',
    '3. Cuire 25 minutes à 180 °C.',
    '4. Dresser.',
  ],
  en: [
    '1. Peel and wash the vegetables.',
    '2. Make the sauce.',
    '3. Cook for 25 minutes at 180 °C.',
    '4. Plate.',
  ],
  es: ['1. Lavar las verduras.', '2. Hacer la salsa.', '3. Cocer 25 minutos a 180 °C.', '4. Emplatar.'],
}

/** B: 'Bon d'économat', a tab per sheet: the lines on the left, the steps on the right. */
export function orderForms(style: Style, planted: Planted | null): Sample {
  const taken = new Set<string>()
  const sheets: ExpectedSheet[] = []
  const tabs = [0, 1, 2].map((index) => {
    const sheet = dishOf(style.random, style.language, taken)
    const words = wordsOf(style)
    const tab = new TabWriter(
      index === 0 ? sheet.title.slice(0, 31) : `Fiche ${String(index + 1)}`,
      style.formulas,
    )
    tab.put(0, 0, words.sheet)
    if (style.merged) tab.merge(0, 0, 0, 6)
    tab.put(1, 0, `${words.title} :`)
    tab.put(1, 1, sheet.title)
    tab.put(2, 0, words.portions)
    tab.put(2, 1, sheet.portions)
    const error = index === 1 ? plantedIn(planted, sheet) : null
    const table = writeTable(style, tab, sheet, {
      row: 4,
      column: 0,
      planted: error,
      packs: error?.kind === 'pack-price',
    })
    tab.put(4, 8, words.steps)
    STEPS[style.language].forEach((step, at) => tab.put(5 + (style.twoRows ? 1 : 0) + at, 8, step))
    tab.put(table.end, 0, words.portionCost)
    const portion = table.total / sheet.portions
    tab.put(table.end, 4, written(style, style.rounded ? round(portion, 2) : portion, 4), {
      formula: `${table.totalCell}/B3`,
    })
    sheets.push({
      title: sheet.title,
      lines: table.lines,
      total: table.total,
      portions: sheet.portions,
      error: errorOf(error),
    })
    return tab.tab()
  })
  return { name: style.name, layout: 'B order form', files: [{ tabs }], sheets, refused: [] }
}

/** I: blocks one under the other in one tab, each with its title and its heads. */
export function stackedBlocks(style: Style, planted: Planted | null): Sample {
  const words = wordsOf(style)
  const taken = new Set<string>()
  const tab = new TabWriter('Recettes 2026', style.formulas)
  const sheets: ExpectedSheet[] = []
  let row = style.emptyRows ? 2 : 0
  for (let index = 0; index < 4; index += 1) {
    const sheet = dishOf(style.random, style.language, taken)
    const error = index === 2 ? plantedIn(planted, sheet) : null
    tab.put(row, 0, sheet.title)
    if (style.merged) tab.merge(row, 0, row, 4)
    const guests = {
      fr: `Pour ${String(sheet.portions)} personnes`,
      en: `Serves ${String(sheet.portions)}`,
      es: `Para ${String(sheet.portions)} personas`,
    }
    const isEnglish = style.language === 'en'
    if (isEnglish) tab.row(row + 1, 0, [words.portions, sheet.portions])
    else tab.put(row + 1, 0, guests[style.language])
    const table = writeTable(style, tab, sheet, {
      row: row + 2,
      column: 0,
      planted: error,
      packs: error?.kind === 'pack-price',
    })
    sheets.push({
      title: sheet.title,
      lines: table.lines,
      total: table.total,
      portions: sheet.portions,
      error: errorOf(error),
    })
    row = table.end + (index === 1 ? 1 : 2)
  }
  return { name: style.name, layout: 'I stacked', files: [{ tabs: [tab.tab()] }], sheets, refused: [] }
}

/** Two sheets beside each other in one tab, and a third below. */
export function besideEachOther(style: Style, planted: Planted | null): Sample {
  const taken = new Set<string>()
  const tab = new TabWriter('Carte', style.formulas)
  const place = (
    sheet: TrueSheet,
    row: number,
    column: number,
    wanted: Planted | null,
  ): [ExpectedSheet, number] => {
    const error = plantedIn(wanted, sheet)
    tab.put(row, column, sheet.title)
    tab.row(row + 1, column, [wordsOf(style).portions, sheet.portions])
    const table = writeTable(style, tab, sheet, {
      row: row + 2,
      column,
      planted: error,
      packs: error?.kind === 'pack-price',
    })
    return [
      {
        title: sheet.title,
        lines: table.lines,
        total: table.total,
        portions: sheet.portions,
        error: errorOf(error),
      },
      table.end,
    ]
  }
  const plain = { ...style, hiddenColumn: false, hiddenRow: false }
  const dish = () => dishOf(plain.random, style.language, taken)
  const [left, leftEnd] = place(dish(), 0, 0, planted)
  const [right, rightEnd] = place(dish(), 0, 8, null)
  const [below] = place(dish(), Math.max(leftEnd, rightEnd) + 2, 0, null)
  return {
    name: style.name,
    layout: 'two in a tab',
    files: [{ tabs: [tab.tab()] }],
    sheets: [left, right, below],
    refused: [],
  }
}
