import type { PurchaseSources } from '#contract/purchases.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { groupPurchases, totalOf } from '#domain/purchases/group-purchases.ts'
import type { ApartItem, PurchaseItem, PurchaseList } from '#domain/purchases/purchase-item.ts'
import { formatDateLong, formatEuro } from '#web/lib/format/format.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { purchaseTexts } from './purchase-texts.ts'

export type BoughtProduct = PurchaseSources['products'][number]

/** A sheet that is bought for, and for how many. */
interface ServedSheet {
  title: string
  covers: number
}

/** A product, each cell as text. */
export interface PurchaseRow {
  key: string
  product: string
  /** Brand and number, beside the name. */
  about: string
  /** What is missing to cost it, in the colour of a warning. */
  warning: string
  need: string
  order: string
  /** The supplier's words for the pack. */
  pack: string
  rest: string
  cost: string
}

interface ApartRow {
  key: string
  product: string
  quantity: string
  reason: string
  sheets: string
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
}

export const PURCHASE_COLUMNS = ['product', 'need', 'order', 'rest', 'cost'] as const
export type PurchaseColumn = (typeof PURCHASE_COLUMNS)[number]
export const APART_COLUMNS = ['product', 'quantity', 'reason', 'sheets'] as const
export type ApartColumn = (typeof APART_COLUMNS)[number]

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
  apart: { title: string; lead: string; headings: Record<ApartColumn, string>; rows: ApartRow[] } | null
  footer: string
}

export interface PurchaseDocumentSource {
  list: PurchaseList<BoughtProduct>
  suppliers: PurchaseSources['suppliers']
  served: readonly ServedSheet[]
  method: WastageMethod
  today: Date
}

export function purchaseDocument(
  { list, suppliers, served, method, today }: PurchaseDocumentSource,
  t: Translate,
  language: Language,
): PurchaseDocument {
  const texts = purchaseTexts(t, language)
  const toRow = ({ product, order, ...item }: PurchaseItem<BoughtProduct>): PurchaseRow => ({
    key: product.id,
    product: product.name,
    about: [product.brand, product.code === null ? null : t('purchases.code', { code: product.code })]
      .filter(Boolean)
      .join(' · '),
    warning: order !== null && order.cost === null ? t('document.unknown.price-missing') : '',
    need: texts.need({ product, order, ...item }),
    order: order === null ? t('common.none') : texts.order(product, order),
    pack: order?.packs?.of.text ?? '',
    rest: order === null ? '' : texts.rest(product, order),
    cost: order === null || order.cost === null ? t('common.none') : formatEuro(order.cost, language),
  })
  const total = (label: string, { cost, unpriced }: ReturnType<typeof totalOf>): PurchaseTotal => ({
    label,
    value: formatEuro(cost, language),
    unpriced: unpriced === 0 ? null : t('purchases.unpriced', { count: unpriced }),
  })
  return {
    language,
    heading: t('purchases.heading'),
    title:
      served.length === 1 && served[0] !== undefined
        ? served[0].title
        : t('purchases.several', { count: served.length }),
    subtitle: [
      served.map(({ title, covers }) => t('purchases.servedFor', { title, count: covers })).join(', '),
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
          rows: items.map(toRow),
        })),
        total: total(t('purchases.supplierTotal', { supplier: name }), sum),
      }
    }),
    total: total(t('purchases.total'), totalOf(list.items)),
    apart: list.apart.length === 0 ? null : apartOf(list.apart, t, texts.needed),
    footer: [
      t('purchases.gross'),
      t('trade.wastageMethod', { method: t(`trade.wastageMethods.${method}`) }),
      t('document.footer'),
    ].join(' · '),
  }
}

function apartOf(
  items: readonly ApartItem[],
  t: Translate,
  needed: ReturnType<typeof purchaseTexts>['needed'],
): NonNullable<PurchaseDocument['apart']> {
  return {
    title: t('purchases.apart.title'),
    lead: t('purchases.apart.lead'),
    headings: headings(APART_COLUMNS, (column) => t(`purchases.apart.columns.${column}`)),
    rows: items.map(({ name, quantity, unit, reason, sheets, product }, place) => ({
      key: `${String(place)} ${product?.id ?? ''}`,
      product: name ?? t('purchases.apart.unnamed'),
      quantity: quantity === null ? t('common.none') : needed(quantity, unit),
      reason: apartReason(reason, t),
      sheets: sheets.join(', '),
    })),
  }
}

/** Why a line could not be added up. */
export function apartReason(reason: ApartItem['reason'], t: Translate): string {
  return reason === 'qs' || reason === 'forfait'
    ? t(`purchases.apart.reasons.${reason}`)
    : t(`document.unknown.${reason}`)
}

function headings<Column extends string>(columns: readonly Column[], text: (column: Column) => string) {
  return Object.fromEntries(columns.map((column) => [column, text(column)])) as Record<Column, string>
}
