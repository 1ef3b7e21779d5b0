import { z } from 'zod'
import { ARTICLE_DOUBTS } from '#domain/pricing/article-price.ts'
import { MAX_CHOSEN_SHEETS } from '#domain/purchases/limits.ts'
import { userProduct } from './products.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { euros, id } from './shapes.ts'
import { ingredient } from './sheet-lines.ts'
import { SHEET_FACTS } from './facts/sheet.ts'
import { sheetFigures } from './sheets.ts'

const orderPack = z
  .object({
    quantity: z.number().meta({ description: "what it holds, in the product's unit" }),
    text: z.string().nullable().meta({ description: 'as the supplier writes it' }),
    approximate: z.boolean().meta({ description: 'the content is about that' }),
  })
  .nullable()
  .meta({ description: "what the supplier's catalogue sells it in; null where that is not known" })

const orderedPack = z.object({
  quantity: z.number().meta({ description: "what one ordered thing holds, in the product's unit" }),
  isDivisible: z.boolean().meta({ description: 'a part of one can be ordered' }),
  priceHt: euros.meta({ description: 'EUR for one, without VAT' }),
  approximate: z.boolean(),
})

const offer = z.object({
  id: id.meta({ description: 'the article' }),
  supplierId: id,
  name: z.string(),
  code: z.string().nullable(),
  packText: z.string().nullable(),
  priceHt: euros
    .nullable()
    .meta({ description: "EUR per the product's unit, without VAT; null where it cannot be converted" }),
  doubt: z
    .enum(ARTICLE_DOUBTS)
    .nullable()
    .meta({ description: 'why that price is unknown, or what it assumes' }),
  pack: orderedPack
    .nullable()
    .meta({ description: 'null where its content or its price is not known for certain' }),
})
export type PurchaseOffer = z.infer<typeof offer>

/** A product as far as making something of it goes. */
export const usedProduct = userProduct.pick({
  id: true,
  name: true,
  brand: true,
  category: true,
  unit: true,
  densityKgPerL: true,
  contentQuantity: true,
  contentUnit: true,
})

const product = usedProduct.extend({
  ...userProduct.pick({ supplierId: true, priceHt: true }).shape,
  sourceProductId: id.nullable().meta({
    description: 'the article that its price follows; null where that is of another supplier',
  }),
  code: z.string().nullable().meta({ description: "the supplier's own number, of its catalogue" }),
  pack: orderPack,
  orderedAs: orderedPack
    .extend({ unitPriceHt: euros.meta({ description: "EUR per the product's unit, by the catalogue" }) })
    .nullable()
    .meta({
      description:
        'how the article that its price follows is ordered; null where its content or its price is not known for certain',
    }),
  offers: z.array(offer).meta({
    description:
      'the articles that it is tied to, by supplier; none where that is only the one that its price follows',
  }),
})

const line = ingredient.pick({
  userProductId: true,
  subSheetId: true,
  costing: true,
  quantity: true,
  unit: true,
  wastagePercent: true,
  note: true,
})

/** A sheet as far as making it goes. */
export const madeSheet = z.object({
  id,
  ...sheetFigures.pick({ title: true, category: true, portions: true, yieldQuantity: true, yieldUnit: true })
    .shape,
  keepsHours: SHEET_FACTS.keepsHours.schema.meta({ description: 'chilled; null while nobody has said' }),
  frozenHours: SHEET_FACTS.frozenHours.schema.meta({ description: 'frozen after it was vacuum-packed' }),
  station: SHEET_FACTS.station.schema,
  version: z.int(),
  lines: z.array(line),
})

const supplier = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  minimumHt: euros.nullable().meta({ description: 'EUR without VAT from which it delivers free of charge' }),
})

/** What the purchase list of some sheets is computed from, so that it follows the covers as they are typed. */
export const purchaseSources = z.object({
  sheets: z
    .array(madeSheet)
    .meta({ description: 'those asked for and every preparation below them, each once' }),
  products: z.array(product),
  suppliers: z.array(supplier),
})
export type PurchaseSources = z.infer<typeof purchaseSources>

export const purchasesContract = {
  sources: contractRoute
    .route({
      method: 'GET',
      path: '/purchases',
      tags: ['purchases'],
      summary: 'Sheets with their preparations and products, as far as buying goes',
      description: 'A sheet that is not there, or no more, is left out.',
    })
    .meta({ offline: 'answer' })
    .input(
      z.object({
        sheetIds: z
          .array(id)
          .max(MAX_CHOSEN_SHEETS, rule('too-long'))
          // An address that names one only cannot say that it is a list.
          .or(id.transform((one) => [one]))
          .default([]),
      }),
    )
    .output(purchaseSources),
}
