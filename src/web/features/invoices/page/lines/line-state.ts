import type {
  Invoice,
  InvoiceLineAnswer,
  InvoicePlan,
  PlannedPrice,
  ResolvedLine,
} from '#contract/invoice-shapes.ts'
import type { OfferedPrice } from '#domain/invoices/prices-for-unit.ts'
import { shareWord } from '#domain/invoices/shared-words.ts'
import { mayBeNoFood } from '#domain/invoices/line-charge.ts'
import { isPriceless } from '#domain/invoices/line-price.ts'
import { type Charge, FAR, UNPRICED, withoutArticleDoubts } from '#domain/invoices/stored-invoice.ts'
import { plannedMove } from '#contract/planned-move.ts'
import { pricesOf, pricesOfArticle } from './prices-of-line.ts'

type Article = NonNullable<InvoiceLineAnswer['article']>
type Named = NonNullable<InvoiceLineAnswer['product']>

/**
 * What is asked of a line; null where nothing is.
 * - `price`: which of its prices is right, or whether its only one is
 * - `article`: what it is of the catalogue
 * - `charge`: it has no price; whether it is a charge
 * - `misfit`: its price is none of its article; which it is, or whether the article is another
 */
export type Question = 'price' | 'article' | 'charge' | 'misfit' | null

export type LineAnswer =
  | ({ as: 'price' } & OfferedPrice)
  | { as: 'article'; article: Article }
  | { as: 'new'; product: Named | null }
  | { as: 'charge'; charge: Charge }
  | { as: 'open' }
  | { as: 'unpriced' }

export function questionOf(line: InvoiceLineAnswer): Question {
  if (line.charge !== null || isPriceless(line.doubts)) return null
  if (isReturned(line)) return null
  if (line.unitPriceHt === null) return line.readings.length > 0 ? 'price' : 'charge'
  if (line.doubts.length > 0) return 'price'
  if (line.article === null && line.newArticle === null) return 'article'
  return line.misfit === null ? null : 'misfit'
}

/** Whether a line gives an article back. */
export function isReturned({ article, doubts }: InvoiceLineAnswer): boolean {
  return article !== null && doubts.includes('negative')
}

/** Whether a line has neither an article nor a charge, and needs one. */
export function isOpen({ charge, article, newArticle, doubts }: InvoiceLineAnswer): boolean {
  return charge === null && article === null && newArticle === null && !doubts.includes(UNPRICED)
}

/** The answers that a line offers to its question, the likeliest first. */
export function answersOf(line: InvoiceLineAnswer): LineAnswer[] {
  const { proposals, proposedProduct, read, proposedCharge, vatRate, doubts } = line
  switch (questionOf(line)) {
    case null:
      return []
    case 'charge':
      return [
        ...(proposedCharge === null ? [] : [{ as: 'charge', charge: proposedCharge } as const]),
        ...(doubts.includes('negative') ? [{ as: 'unpriced' } as const] : []),
      ]
    case 'price':
      return [...pricesOf(line).map(asPrice), ...(doubts.includes(FAR) ? NO_PRICE : [])]
    case 'article':
      return [
        ...proposals.map((article) => ({ as: 'article', article }) as const),
        ...(mayBeNoFood({ vatRate, category: read?.category ?? null })
          ? [{ as: 'charge', charge: 'goods' } as const]
          : []),
        ...(read === null || proposedProduct === null
          ? []
          : [{ as: 'new', product: proposedProduct } as const]),
        ...(read === null ? [] : [{ as: 'new', product: null } as const]),
      ]
    case 'misfit':
      return [...pricesOfArticle(line).map(asPrice), ...NO_PRICE]
  }
}

const NO_PRICE = [{ as: 'open' }, { as: 'unpriced' }] as const
const asPrice = (price: OfferedPrice) => ({ as: 'price', ...price }) as const

/** The one answer that a key or a click takes without more questions; null where there are several, or a doubt. */
export function sureAnswer(line: InvoiceLineAnswer): LineAnswer | null {
  const question = questionOf(line)
  const [first, second] = answersOf(line)
  if (question === null || question === 'price' || question === 'misfit' || first === undefined) return null
  // By its VAT it may be no food, and by its words an article.
  if (question === 'article' && first.as === 'charge') return null
  if (first.as === 'article') {
    const isCoded = line.code !== null && first.article.code === line.code
    return isCoded && second?.as !== 'article' && shareWord(line.name, first.article.name) ? first : null
  }
  return first
}

/** The user's product that a new article is tied to, or will be once what is proposed is taken. */
export function tiedProduct(line: InvoiceLineAnswer): Named | null {
  const sure = sureAnswer(line)
  return line.product ?? (sure?.as === 'new' ? sure.product : null)
}

/** A line with an answer, as it is sent. */
export function toResolved(line: InvoiceLineAnswer, answer: LineAnswer): ResolvedLine {
  const { id } = line
  switch (answer.as) {
    case 'price':
      return { id, price: { unit: answer.unit, priceHt: answer.priceHt } }
    case 'article':
      return { id, resolved: { as: 'article', articleId: answer.article.id } }
    case 'new': {
      const facts = newFacts(line)
      if (facts === null) throw new Error('A line without a reading makes no article')
      return { id, resolved: { as: 'new', facts, productId: answer.product?.id ?? null } }
    }
    case 'charge':
      return { id, resolved: { as: 'charge', charge: answer.charge } }
    case 'open':
    case 'unpriced':
      return { id, resolved: { as: answer.as } }
  }
}

/** What a line adds to the catalogue, at the price that was confirmed where its words left that open. */
function newFacts({ read, unit, unitPriceHt }: InvoiceLineAnswer): InvoiceLineAnswer['read'] {
  if (read === null || unit === null || unitPriceHt === null) return null
  if (unit === read.unit && unitPriceHt === read.priceHt) return read
  const content = unit === read.unit ? {} : { contentQuantity: null, contentUnit: null }
  return { ...read, ...content, unit, priceHt: unitPriceHt, packPriceHt: null }
}

const OPEN = { article: null, newArticle: null, product: null, charge: null, misfit: null }

/** A line as it is once an answer is stored. */
export function withAnswer(before: InvoiceLineAnswer, answer: LineAnswer): InvoiceLineAnswer {
  const line = { ...before, doubts: withoutArticleDoubts(before.doubts) }
  switch (answer.as) {
    case 'price':
      return { ...line, unit: answer.unit, unitPriceHt: answer.priceHt, doubts: [], misfit: null }
    case 'article':
      return { ...line, ...OPEN, article: answer.article }
    case 'new':
      return { ...line, ...OPEN, newArticle: newFacts(line), product: answer.product }
    case 'charge':
      return { ...line, ...OPEN, charge: answer.charge }
    case 'open':
      return { ...line, ...OPEN }
    case 'unpriced':
      return { ...line, doubts: [...line.doubts, UNPRICED] }
  }
}

/**
 * What becomes of a line.
 * - `toLookAt`: a question is open
 * - `newer`: a later price is there, which stays
 * - `given`, `kept`, `left`: of an applied invoice, its price was written to the catalogue, the price of the catalogue stayed, or
 *   nothing came of it
 * - `unlinked`: likewise, without an article, or with one that is in the catalogue no more
 * - `none`: it has no price
 */
export const LINE_KINDS = [
  'toLookAt',
  'dearer',
  'cheaper',
  'new',
  'unchanged',
  'newer',
  'given',
  'kept',
  'left',
  'unlinked',
  'charge',
  'none',
] as const
/** `silent`: of an invoice that gives no price at all. */
export type LineKind = (typeof LINE_KINDS)[number] | 'silent'

/** Whether prices of an invoice wait, were given, or never are: those of a credit note, or of one that is set aside. */
export type Giving = 'waiting' | 'applied' | 'never'

export function givingOf({ state, kind }: Pick<Invoice, 'state' | 'kind'>): Giving {
  return state === 'aside' || kind === 'credit' ? 'never' : state
}

/** What the plan says of lines. */
export interface PlanOfLines {
  priceOf: (line: InvoiceLineAnswer) => PlannedPrice | undefined
}

/** Several lines of one article have one planned price. */
export function planOfLines(plan: InvoicePlan | undefined): PlanOfLines {
  const byLine = new Map(plan?.prices.map((price) => [price.lineId, price]))
  const byArticle = new Map(plan?.prices.map((price) => [price.articleId, price]))
  const left = new Set(plan?.left.map(({ lineId }) => lineId))
  return {
    priceOf: ({ id, article }) =>
      left.has(id)
        ? undefined
        : (byLine.get(id) ?? (article === null ? undefined : byArticle.get(article.id))),
  }
}

/** Nothing is asked of a line of an invoice that does not wait. */
export function kindOf(line: InvoiceLineAnswer, plan: PlanOfLines, giving: Giving): LineKind {
  if (line.charge !== null) return 'charge'
  if (giving === 'never') return 'silent'
  if (giving === 'applied') return appliedKindOf(line)
  if (questionOf(line) !== null) return 'toLookAt'
  if (isPriceless(line.doubts) || isReturned(line)) return 'none'
  const price = plan.priceOf(line)
  if (price === undefined) return line.article === null ? 'new' : 'unchanged'
  if (price.newer) return 'newer'
  const move = plannedMove(price)
  if (move === null) return 'new'
  if (move.after === move.before) return price.before === null ? 'new' : 'unchanged'
  return move.after > move.before ? 'dearer' : 'cheaper'
}

function appliedKindOf({ taken, article, newArticle, unitPriceHt }: InvoiceLineAnswer): LineKind {
  if (taken === 'written') return newArticle === null ? 'given' : 'new'
  if (taken === 'kept') return 'kept'
  if (unitPriceHt === null) return 'none'
  return article === null ? 'unlinked' : 'left'
}

/** Why a line sets no price as it is, beside its article, which has its own question. */
export function reasonsOf(line: InvoiceLineAnswer): readonly string[] {
  if (line.charge !== null) return []
  return line.misfit === null ? line.doubts : [...line.doubts, line.misfit]
}
