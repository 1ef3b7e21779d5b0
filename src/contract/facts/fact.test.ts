import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '../shapes.ts'
import { CATALOGUE_FACTS } from './catalogue-row.ts'
import {
  blanksOf,
  changeShapeOf,
  type Facts,
  factsWith,
  isTextOf,
  keysOf,
  optionalOf,
  type OwnPartOf,
  partnersOf,
  type PartOf,
  partsOf,
  shapeOf,
} from './fact.ts'
import { MERGED_PARTS, PRODUCT_FACTS, type ProductFact, type ProductPart } from './product.ts'
import { SUPPLIER_FACTS } from './supplier.ts'

const NOUNS = { product: PRODUCT_FACTS, 'catalogue row': CATALOGUE_FACTS, supplier: SUPPLIER_FACTS }

describe.each(Object.entries<Facts>(NOUNS))('the blanks of a %s', (_, facts) => {
  test('is a value that its schema takes', () => {
    for (const [name, blank] of Object.entries(blanksOf(facts)))
      expect(z.object(shapeOf(facts)).shape[name]?.parse(blank), name).toEqual(blank)
  })

  test('may be left out of what is added; anything may be left out of a change', () => {
    const withoutBlank = keysOf(facts).filter((name) => !('blank' in (facts[name] ?? {})))
    const added = z.object(shapeOf(facts)).partial(optionalOf(facts)).safeParse({})
    expect(added.error?.issues.map(({ path }) => path.join('.'))).toEqual(withoutBlank)
    expect(z.object(changeShapeOf(facts)).parse({})).toEqual({})
  })
})

describe('the parts of a product', () => {
  test('are its facts, and those that mean something only together', () => {
    expect(partsOf(PRODUCT_FACTS)).toMatchObject({
      name: ['name'],
      price: ['unit', 'priceHt'],
      content: ['contentQuantity', 'contentUnit'],
      allergens: ['allergens', 'allergenFree'],
    })
    expect(partnersOf(PRODUCT_FACTS)).toMatchObject({ contentUnit: 'contentQuantity' })
    expect(isTextOf(PRODUCT_FACTS, 'brand')).toBe(true)
    expect(isTextOf(PRODUCT_FACTS, 'price')).toBe(false)
  })

  test('are all merged, the allergens as they are declared', () => {
    const merged = Object.values(MERGED_PARTS).flatMap(({ facts }) => facts)
    const declared = keysOf(factsWith(PRODUCT_FACTS, { merging: 'allergens' }))
    expect([...merged, ...declared].sort()).toEqual(keysOf(PRODUCT_FACTS).sort())
  })

  test('words that two products weigh are joined', () => {
    expect(MERGED_PARTS.countedWeights.joined).toBe(true)
    expect(Object.values(MERGED_PARTS).filter(({ joined }) => joined)).toHaveLength(1)
  })
})

/** Each directive is an error as soon as the compiler accepts what follows it. */
test('a fact that a list of its noun lacks does not compile', () => {
  const facts = {
    ...PRODUCT_FACTS,
    brandNote: { ...PRODUCT_FACTS.origin, schema: text(200).nullable() },
    pack: { ...PRODUCT_FACTS.category, part: 'packing' },
  } as const satisfies Record<string, ProductFact>
  const known = {} as Record<ProductPart, string>
  const own = {} as Record<OwnPartOf<typeof PRODUCT_FACTS>, string>
  // @ts-expect-error -- a text, and a part that is no text
  const texts: Record<PartOf<typeof facts>, string> = known
  // @ts-expect-error -- the latter alone: a text needs no words
  const words: Record<OwnPartOf<typeof facts>, string> = own
  const enough: Record<OwnPartOf<typeof facts>, string> = { ...own, packing: '' }
  const { onSheet, merging, ...declared } = PRODUCT_FACTS.brand
  // @ts-expect-error -- how two products that become one have it
  const unmerged: ProductFact = { ...declared, onSheet }
  // @ts-expect-error -- what the printed sheet does with it
  const unprinted: ProductFact = { ...declared, merging }
  const complete: ProductFact = { ...declared, merging, onSheet }
  expect([texts, words, enough, unmerged, unprinted, complete]).toHaveLength(6)
})
