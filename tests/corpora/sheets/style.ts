import type { Cell } from '#domain/tables/cell.ts'
import { randomOf, round } from './foods.ts'
import type { Language } from './foods.ts'

/** How one kitchen writes its sheets. */
export interface Style {
  name: string
  language: Language
  formulas: boolean
  /** Whether costs of lines are rounded to the cent. */
  rounded: boolean
  /** Whether figures are texts with a decimal comma. */
  comma: boolean
  /** Whether the unit is in the cell of the quantity. */
  glued: boolean
  /** Whether the format of the quantity shows its unit, and the price has the euro. */
  formats: boolean
  /** Whether weights under a kilo are in grams, priced by the kilo. */
  grams: boolean
  merged: boolean
  twoRows: boolean
  sections: boolean
  emptyRows: boolean
  /** Whether there is a line 'Sel, poivre' with 'PM'. */
  atWill: boolean
  hiddenColumn: boolean
  hiddenRow: boolean
  random: () => number
}

const PLAIN: Omit<Style, 'name' | 'random'> = {
  language: 'fr',
  formulas: false,
  rounded: false,
  comma: false,
  glued: false,
  formats: false,
  grams: false,
  merged: false,
  twoRows: false,
  sections: false,
  emptyRows: false,
  atWill: false,
  hiddenColumn: false,
  hiddenRow: false,
}

const STYLES: readonly (Partial<Style> & { name: string })[] = [
  { name: 'values alone' },
  { name: 'formulas and formats', formulas: true, formats: true, merged: true, atWill: true },
  { name: 'decimal commas in texts', comma: true, rounded: true, emptyRows: true },
  { name: 'units in the cells', glued: true, sections: true, merged: true, atWill: true },
  { name: 'grams priced by the kilo', grams: true, formulas: true, rounded: true },
  { name: 'head in two rows', twoRows: true, merged: true, formulas: true, hiddenColumn: true },
  { name: 'English', language: 'en', formulas: true, emptyRows: true, atWill: true },
  { name: 'Spanish', language: 'es', formats: true, sections: true, hiddenRow: true },
  { name: 'rounded, sections', sections: true, rounded: true, formulas: true, atWill: true, emptyRows: true },
  { name: 'grams in the cells', glued: true, grams: true, language: 'en', rounded: true },
]

/** Every style, each with other numbers. */
export function styles(seed: number): Style[] {
  return STYLES.map((style, index) => ({ ...PLAIN, ...style, random: randomOf(seed * 1000 + index) }))
}

/** A figure as the style writes it. */
export function written(style: Style, value: number, decimals = 3): Cell {
  return style.comma ? String(round(value, decimals)).replace('.', ',') : value
}

const UNITS: Record<Language, Record<string, string>> = {
  fr: { kg: 'kg', g: 'g', L: 'L', ml: 'ml', pièce: 'pièce', botte: 'botte' },
  en: { kg: 'kg', g: 'g', L: 'l', ml: 'ml', pièce: 'each', botte: 'bunch' },
  es: { kg: 'kg', g: 'g', L: 'l', ml: 'ml', pièce: 'ud', botte: 'manojo' },
}

export const unitWord = ({ language }: Style, unit: string) => UNITS[language][unit] ?? unit

/** A quantity in the unit that the style writes it in. */
export function asWritten(style: Style, quantity: number, unit: string): { quantity: number; unit: string } {
  if (!style.grams || quantity >= 1 || (unit !== 'kg' && unit !== 'L')) return { quantity, unit }
  return { quantity: round(quantity * 1000, 3), unit: unit === 'kg' ? 'g' : 'ml' }
}

type Words = Record<
  | 'sheet'
  | 'name'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'cost'
  | 'total'
  | 'portions'
  | 'portionCost'
  | 'gross'
  | 'net'
  | 'loss'
  | 'coefficient'
  | 'priceHt'
  | 'priceTtc'
  | 'vat'
  | 'ratio'
  | 'steps'
  | 'dish'
  | 'category'
  | 'title'
  | 'salt'
  | 'atWill'
  | 'allergens',
  string
>

const WORDS: Record<Language, Words> = {
  fr: {
    sheet: 'FICHE TECHNIQUE',
    name: 'Denrées',
    quantity: 'Quantité',
    unit: 'Unité',
    price: 'PU HT',
    cost: 'PT HT',
    total: 'TOTAL',
    portions: 'Nombre de portions',
    portionCost: 'Coût par portion',
    gross: 'Poids brut',
    net: 'Poids net',
    loss: '% perte',
    coefficient: 'Coefficient',
    priceHt: 'Prix de vente HT',
    priceTtc: 'Prix de vente TTC',
    vat: 'TVA',
    ratio: 'Ratio matière',
    steps: 'Progression',
    dish: 'Plat',
    category: 'Catégorie',
    title: 'Nom du plat',
    salt: 'Sel, poivre',
    atWill: 'PM',
    allergens: 'Allergènes',
  },
  en: {
    sheet: 'RECIPE COSTING CARD',
    name: 'Ingredient',
    quantity: 'Qty',
    unit: 'Unit',
    price: 'Unit cost',
    cost: 'Total cost',
    total: 'Total recipe cost',
    portions: 'Number of portions',
    portionCost: 'Cost per portion',
    gross: 'Gross weight',
    net: 'Net weight',
    loss: 'Waste %',
    coefficient: 'Markup',
    priceHt: 'Selling price ex VAT',
    priceTtc: 'Selling price inc VAT',
    vat: 'VAT',
    ratio: 'Food cost %',
    steps: 'Method',
    dish: 'Recipe',
    category: 'Category',
    title: 'Recipe name',
    salt: 'Salt and pepper',
    atWill: 'to taste',
    allergens: 'Allergens',
  },
  es: {
    sheet: 'ESCANDALLO',
    name: 'Ingredientes',
    quantity: 'Cantidad',
    unit: 'Ud.',
    price: 'Precio unitario',
    cost: 'Importe',
    total: 'Total',
    portions: 'Raciones',
    portionCost: 'Coste por ración',
    gross: 'Peso bruto',
    net: 'Peso neto',
    loss: '% merma',
    coefficient: 'Coeficiente',
    priceHt: 'Precio de venta sin IVA',
    priceTtc: 'PVP',
    vat: 'IVA',
    ratio: 'Food cost %',
    steps: 'Elaboración',
    dish: 'Plato',
    category: 'Categoría',
    title: 'Nombre del plato',
    salt: 'Sal',
    atWill: 'QS',
    allergens: 'Alérgenos',
  },
}

export const wordsOf = ({ language }: Style): Words => WORDS[language]
