import type { PurchaseSources } from '#contract/purchases.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { groupPurchases, totalOf } from '#domain/purchases/group-purchases.ts'
import type { ApartItem, PreparationItem, PurchaseList } from '#domain/purchases/purchase-item.ts'
import { formatDateLong, formatEuro, formatWeekday } from '#web/lib/format/format.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import {
  APART_COLUMNS,
  type ApartColumn,
  type BoughtProduct,
  PREPARATION_COLUMNS,
  type PreparationColumn,
  PURCHASE_COLUMNS,
  purchaseCells,
  type PurchaseCell,
  type PurchaseColumn,
  type PurchaseWords,
} from './purchase-columns.ts'

/** A sheet that is bought for, and for how many. */
interface ServedSheet {
  title: string
  covers: number
}

/** A product, its cells by column. */
interface PurchaseRow {
  key: string
  cells: Record<PurchaseColumn, PurchaseCell>
}

/** A table below the list: what could not be added up, what is made. */
export interface FurtherTable<Key extends string> {
  title: string
  lead: string
  headings: Record<Key, string>
  rows: { key: string; cells: Record<Key, PurchaseCell> }[]
}

export interface PurchaseTotal {
  label: string
  value: string
  /** How many products it leaves out; null when none. */
  unpriced: string | null
}

export interface SupplierSection {
  key: string
  name: string
  /** Phone and address. */
  contact: string
  categories: { key: string; heading: string; rows: PurchaseRow[] }[]
  total: PurchaseTotal
  /** EUR without VAT, as far as prices are known. */
  costHt: number
  /** EUR without VAT from which it delivers free of charge; null where there is no such sum. */
  minimumHt: number | null
}

/** Every word and figure of a purchase list, in its order: the page, the paper and the PDF show exactly this. */
export interface PurchaseDocument {
  language: Language
  heading: string
  title: string
  subtitle: string
  headings: Record<PurchaseColumn, string>
  suppliers: SupplierSection[]
  total: PurchaseTotal
  /** Null when everything could be summed. */
  apart: FurtherTable<ApartColumn> | null
  /** Null where nothing is to be made of any. */
  preparations: FurtherTable<PreparationColumn> | null
  footer: string
}

/** What is bought for: sheets, or all that a day ('YYYY-MM-DD') has to make. */
type BoughtFor = { served: readonly ServedSheet[] } | { day: string }

export interface PurchaseDocumentSource {
  list: PurchaseList<BoughtProduct>
  suppliers: PurchaseSources['suppliers']
  boughtFor: BoughtFor
  method: WastageMethod
  today: Date
}

export function purchaseDocument(
  { list, suppliers, boughtFor, method, today }: PurchaseDocumentSource,
  t: Translate,
  language: Language,
): PurchaseDocument {
  const words = { t, language }
  const total = (label: string, { cost, unpriced }: ReturnType<typeof totalOf>): PurchaseTotal => ({
    label,
    value: formatEuro(cost, language),
    unpriced: unpriced === 0 ? null : t('purchases.unpriced', { count: unpriced }),
  })
  return {
    language,
    heading: t('purchases.heading'),
    title: titleOf(boughtFor, words),
    subtitle: [
      ...('day' in boughtFor ? [] : [servedText(boughtFor.served, t)]),
      t('purchases.printedOn', { date: formatDateLong(today, language) }),
    ].join(' · '),
    headings: headings(PURCHASE_COLUMNS, (column) => t(`purchases.columns.${column}`)),
    suppliers: groupPurchases(list.items, suppliers).map(({ supplier, categories, ...sum }) => {
      const name = supplier?.name ?? t('purchases.noSupplier')
      return {
        key: supplier?.id ?? 'none',
        name,
        contact: [supplier?.phone, supplier?.email].filter(Boolean).join(' · '),
        categories: categories.map(({ category, items }) => ({
          key: category,
          heading: t(`trade.productCategories.${category}`),
          rows: items.map((item) => ({
            key: item.product.id,
            cells: purchaseCells(PURCHASE_COLUMNS, item, words),
          })),
        })),
        total: total(t('purchases.supplierTotal', { supplier: name }), sum),
        costHt: sum.cost,
        minimumHt: supplier?.minimumHt ?? null,
      }
    }),
    total: total(t('purchases.total'), totalOf(list.items)),
    apart: list.apart.length === 0 ? null : apartOf(list.apart, words),
    preparations: preparationsOf(list.preparations, words),
    footer: [
      t('purchases.gross'),
      t('trade.wastageMethod', { method: t(`trade.wastageMethods.${method}`) }),
      t('document.footer'),
    ].join(' · '),
  }
}

function titleOf(boughtFor: BoughtFor, { t, language }: PurchaseWords): string {
  if ('day' in boughtFor) return t('purchases.ofDay', { day: formatWeekday(boughtFor.day, language) })
  const { served } = boughtFor
  return served.length === 1 && served[0] !== undefined
    ? served[0].title
    : t('purchases.several', { count: served.length })
}

function servedText(served: readonly ServedSheet[], t: Translate): string {
  return served.map(({ title, covers }) => t('purchases.servedFor', { title, count: covers })).join(', ')
}

/** Those of which something is still to be made. */
function preparationsOf(
  all: readonly PreparationItem[],
  words: PurchaseWords,
): FurtherTable<PreparationColumn> | null {
  const { t } = words
  const items = all.filter(({ quantity }) => quantity > 0)
  if (items.length === 0) return null
  return {
    title: t('purchases.preparations.title'),
    lead: t('purchases.preparations.lead'),
    headings: headings(PREPARATION_COLUMNS, (column) => t(`purchases.preparations.columns.${column}`)),
    rows: items.map((item) => ({
      key: item.id,
      cells: purchaseCells(PREPARATION_COLUMNS, item, words),
    })),
  }
}

function apartOf(
  items: readonly ApartItem<BoughtProduct>[],
  words: PurchaseWords,
): FurtherTable<ApartColumn> {
  const { t } = words
  return {
    title: t('purchases.apart.title'),
    lead: t('purchases.apart.lead'),
    headings: headings(APART_COLUMNS, (column) => t(`purchases.apart.columns.${column}`)),
    rows: items.map((item, place) => ({
      key: `${String(place)} ${item.product?.id ?? ''}`,
      cells: purchaseCells(APART_COLUMNS, item, words),
    })),
  }
}

function headings<Key extends string>(columns: readonly { key: Key }[], text: (column: Key) => string) {
  return Object.fromEntries(columns.map(({ key }) => [key, text(key)])) as Record<Key, string>
}
