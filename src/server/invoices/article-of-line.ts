import type { CatalogueFacts } from '#contract/catalogue.ts'
import { type ArticlePrice, articlePrice } from '#domain/pricing/article-price.ts'
import type { Unit } from '#domain/quantity/unit.ts'

type Priced = { unit: Unit; unitPriceHt: number; facts: CatalogueFacts | null }

/** The measures of an article. */
type Measures = Pick<CatalogueFacts, 'unit' | 'densityKgPerL' | 'contentQuantity' | 'contentUnit'>

const measuresOf = ({ unit, facts }: Priced): Measures => ({
  unit,
  densityKgPerL: facts?.densityKgPerL ?? null,
  contentQuantity: facts?.unit === unit ? facts.contentQuantity : null,
  contentUnit: facts?.unit === unit ? facts.contentUnit : null,
})

/** What a line says that one unit of an article of the catalogue costs. */
export function priceForArticle(line: Priced, article: Measures): ArticlePrice {
  return articlePrice({ ...measuresOf(line), priceHt: line.unitPriceHt }, article)
}

/** What was agreed for an article, per unit of a line; null where that is not certain. */
export function agreedForLine(
  line: Priced,
  article: Measures & { agreedPriceHt: number | null },
): number | null {
  if (article.agreedPriceHt === null) return null
  const { priceHt, doubt } = articlePrice({ ...article, priceHt: article.agreedPriceHt }, measuresOf(line))
  return doubt === null ? priceHt : null
}
