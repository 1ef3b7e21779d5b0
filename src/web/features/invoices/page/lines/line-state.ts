import type {
  Invoice,
  InvoiceLineAnswer,
  InvoicePlan,
  PlannedPrice,
  ResolvedLine,
} from '#contract/invoice-shapes.ts'
import { shareWord } from '#domain/invoices/shared-words.ts'
import type { Charge } from '#domain/invoices/stored-invoice.ts'
import { plannedMove } from '#contract/planned-move.ts'
import { ARTICLE_DOUBTS } from '#domain/pricing/article-price.ts'
import type { Unit } from '#domain/quantity/unit.ts'

type Article = NonNullable<InvoiceLineAnswer['article']>
type Named = NonNullable<InvoiceLineAnswer['product']>

/**
 * What is asked of a line; null where nothing is.
 * - `price`: which of its prices is right, or whether its only one is
 * - `article`: what it is of the catalogue
 * - `charge`: it has no price; whether it is a charge
 */
export type Question = 'price' | 'article' | 'charge' | null

export type LineAnswer =
  | { as: 'price'; unit: Unit; priceHt: number }
  | { as: 'article'; article: Article }
  | { as: 'new'; product: Named | null }
  | { as: 'charge'; charge: Charge }
  | { as: 'open' }

export function questionOf(line: InvoiceLineAnswer): Question {
  if (line.charge !== null) return null
  if (line.unitPriceHt === null) return 'charge'
  if (line.doubts.length > 0) return 'price'
  return line.article === null && line.newArticle === null ? 'article' : null
}

/** The answers that a line offers to its question, the likeliest first. */
export function answersOf(line: InvoiceLineAnswer): LineAnswer[] {
  const { unit, unitPriceHt, readings, proposals, proposedProduct, read, proposedCharge } = line
  switch (questionOf(line)) {
    case null:
      return []
    case 'charge':
      return proposedCharge === null ? [] : [{ as: 'charge', charge: proposedCharge }]
    case 'price': {
      const own = unit === null || unitPriceHt === null ? [] : [{ unit, priceHt: unitPriceHt }]
      return (readings.length > 0 ? readings : own).map((price) => ({ as: 'price', ...price }))
    }
    case 'article':
      return [
        ...proposals.map((article) => ({ as: 'article', article }) as const),
        ...(read === null || proposedProduct === null
          ? []
          : [{ as: 'new', product: proposedProduct } as const]),
        ...(read === null ? [] : [{ as: 'new', product: null } as const]),
      ]
  }
}

/** The one answer that a key or a click takes without more questions; null where there are several, or a doubt. */
export function sureAnswer(line: InvoiceLineAnswer): LineAnswer | null {
  const question = questionOf(line)
  const [first, second] = answersOf(line)
  if (question === null || question === 'price' || first === undefined) return null
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
      return { id, resolved: { as: 'open' } }
  }
}

/** What a line adds to the catalogue, at the price that was confirmed where its words left that open. */
function newFacts({ read, unit, unitPriceHt }: InvoiceLineAnswer): InvoiceLineAnswer['read'] {
  if (read === null || unit === null || unitPriceHt === null) return null
  if (unit === read.unit && unitPriceHt === read.priceHt) return read
  const content = unit === read.unit ? {} : { contentQuantity: null, contentUnit: null }
  return { ...read, ...content, unit, priceHt: unitPriceHt, packPriceHt: null }
}

const OPEN = { article: null, newArticle: null, product: null, charge: null }

/** A line as it is once an answer is stored. */
export function withAnswer(line: InvoiceLineAnswer, answer: LineAnswer): InvoiceLineAnswer {
  switch (answer.as) {
    case 'price':
      return { ...line, unit: answer.unit, unitPriceHt: answer.priceHt, doubts: [] }
    case 'article':
      return { ...line, ...OPEN, article: answer.article }
    case 'new':
      return { ...line, ...OPEN, newArticle: newFacts(line), product: answer.product }
    case 'charge':
      return { ...line, ...OPEN, charge: answer.charge }
    case 'open':
      return { ...line, ...OPEN }
  }
}

/**
 * What becomes of a line.
 * - `toLookAt`: a question is open, or its price suits none of the catalogue
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
  /** Why the plan leaves a line that nothing is asked of. */
  leftFor: (line: InvoiceLineAnswer) => readonly string[] | undefined
}

/** Reasons that a line does not have by itself; of others the line knows more than a plan of before its answer. */
const OF_PLAN: ReadonlySet<string> = new Set(['several-prices', ...ARTICLE_DOUBTS])

/** Several lines of one article have one planned price. */
export function planOfLines(plan: InvoicePlan | undefined): PlanOfLines {
  const byLine = new Map(plan?.prices.map((price) => [price.lineId, price]))
  const byArticle = new Map(plan?.prices.map((price) => [price.articleId, price]))
  const left = new Map(
    plan?.left.flatMap(({ lineId, reasons }) => {
      const own = reasons.filter((reason) => OF_PLAN.has(reason))
      return own.length === 0 ? [] : [[lineId, own] as const]
    }),
  )
  return {
    priceOf: ({ id, article }) =>
      left.has(id)
        ? undefined
        : (byLine.get(id) ?? (article === null ? undefined : byArticle.get(article.id))),
    leftFor: ({ id }) => left.get(id),
  }
}

/** Nothing is asked of a line of an invoice that does not wait. */
export function kindOf(line: InvoiceLineAnswer, plan: PlanOfLines, giving: Giving): LineKind {
  if (line.charge !== null) return 'charge'
  if (giving === 'never') return 'silent'
  if (giving === 'applied') return appliedKindOf(line)
  if (questionOf(line) !== null) return 'toLookAt'
  const price = plan.priceOf(line)
  if (price === undefined)
    return plan.leftFor(line) ? 'toLookAt' : line.article === null ? 'new' : 'unchanged'
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
export function reasonsOf(line: InvoiceLineAnswer, plan: PlanOfLines): readonly string[] {
  if (line.charge !== null) return []
  if (line.doubts.length > 0) return line.doubts
  return questionOf(line) === 'article' ? [] : (plan.leftFor(line) ?? [])
}
