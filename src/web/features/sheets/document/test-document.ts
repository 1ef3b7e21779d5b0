import { createTranslator } from 'use-intl'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { testProduct } from '../editor/state/test-sheet.ts'
import { scaledTo } from '../scaling/scaled-to.ts'
import { sheetView } from '../sheet-view.ts'
import type { SheetViewSource } from '../sheet-view.ts'
import type { PrintedPart } from './printed-parts.ts'
import { sheetDocument } from './sheet-document.ts'

const inFrench: Translate = createTranslator({ locale: 'fr', messages: ALL_TEXTS.fr })
const inEnglish = createTranslator({ locale: 'en', messages: ALL_TEXTS.en })

export const saffron: SheetViewSource['ingredients'][number] = {
  ...BY_QUANTITY,
  product: testProduct(1, { name: 'Safran', category: 'Épices', unit: 'g', priceHt: 31.5 }),
  quantity: 0.25,
  unit: 'g',
  wastagePercent: 2.5,
  note: 'en pistils',
}

/** As a stored sheet has them. */
const withIds = (sheet: SheetViewSource) => ({
  ...sheet,
  ingredients: sheet.ingredients.map((line, index) => ({ ...line, id: `line-${String(index)}` })),
})

/** The document of a sheet of one line, the saffron, with other facts where they are given. */
export function documentOf(
  { covers, ...facts }: Partial<SheetViewSource> & { covers?: number },
  language: 'fr' | 'en' = 'fr',
  leftOut: readonly PrintedPart[] = [],
) {
  const sheet: SheetViewSource = {
    title: 'Risotto',
    category: 'Plat',
    portions: 1,
    sellingPriceHt: null,
    tvaRate: 5.5,
    method: '',
    steps: [],
    prepMinutes: null,
    cookMinutes: null,
    equipment: [],
    storage: '',
    notes: '',
    updatedAt: '2026-11-20T09:00:00Z',
    ingredients: [saffron],
    ...facts,
  }
  const settings = { wastageMethod: 'rendement', targetMargin: 70, floorMargin: 50 } as const
  const t = language === 'fr' ? inFrench : inEnglish
  return sheetDocument(
    sheetView(covers === undefined ? sheet : scaledTo(withIds(sheet), covers), settings),
    t,
    language,
    new Set(leftOut),
  )
}

/** The value of a fact, every kind of space a plain one. */
export const valueOf = (facts: readonly { key: string; value: string }[], key: string) =>
  facts.find((fact) => fact.key === key)?.value.replaceAll(/\s/gu, ' ')
