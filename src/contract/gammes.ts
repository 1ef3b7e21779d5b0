import { z } from 'zod'
import { COST_DOUBTS } from '#domain/pricing/cost-doubt.ts'
import { notFound, orderChanged, versionConflict } from './errors.ts'
import { DISPLAYED_FACTS, SERVICE_FACTS } from './facts/dish.ts'
import { optionalOf, shapeOf } from './facts/fact.ts'
import { GAMME_FACTS } from './facts/gamme.ts'
import { marginMeans, salesDays } from './margins.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, binned, id, instant, ordered, orderOf, versionRead, euros, margin } from './shapes.ts'
import { pricedSheet, techSheet } from './sheets.ts'

/** What a `sold` counts, for the documentation of the API. */
export const SOLD =
  'portions sold à la carte, not in menus, in the last period in which any dish of a gamme was; null where none are recorded'

/** What the last known sales and the whole account say of a dish. */
export const dishStanding = z.object({
  sold: z.int().nullable().meta({ description: SOLD }),
  doubt: z
    .enum(COST_DOUBTS)
    .nullable()
    .meta({ description: 'what its cost is out of proportion with; null when it is probable' }),
  usualCost: euros
    .nullable()
    .meta({ description: 'EUR without VAT for one portion: the median of its category, of enough sheets' }),
})

/** The figures are those of vue_marges_par_gamme, and the means that leave out what cannot be believed. */
const gamme = z.object({
  id,
  nom: z.string(),
  nomEn: z.string().meta({ description: 'in English; empty where nothing was written' }),
  position: z.int(),
  carteId: id,
  nbRecettes: z.int(),
  coutTotal: euros.meta({ description: 'EUR without VAT: the sum of the portion costs' }),
  caTtc: euros.meta({ description: 'EUR with VAT: the sum of the displayed prices' }),
  margePercentMoyenne: margin.meta({
    description:
      'percent of the price without VAT, mean over the dishes with a price and a whole cost, improbable or not; 0 without any',
  }),
  margins: marginMeans,
  salesDays: salesDays.nullable(),
  version: z.int().meta({ description: 'counts the changes of its name and carte' }),
  createdAt: instant,
})
export type Gamme = z.infer<typeof gamme>

/** What the evening's service sets of a dish. */
const dishService = z.object(shapeOf(SERVICE_FACTS))
export type DishService = z.infer<typeof dishService>

/** The same of a dish on a carte; kept versions that are older than it have none of it. */
export const servedDish = dishService.partial()

const { ownTvaRate } = DISPLAYED_FACTS

/** Of a dish on a carte. */
export const dishTvaRate = pricedSheet.shape.tvaRate.meta({
  description: 'percent, in its displayed price: its own rate, else that of its sheet',
})

/** A dish: a sheet under the name and price the guest reads. */
const gammeRecette = z.object({
  id,
  ficheId: id,
  nomAffiche: z.string(),
  prixTtcAffiche: euros.meta({ description: 'EUR with VAT, as displayed; 0 when there is none' }),
  description: z.string().meta({ description: 'what the guest reads below the name' }),
  nomAfficheEn: z.string().meta({ description: 'in English; empty where nothing was written' }),
  descriptionEn: z.string(),
  ownTvaRate: ownTvaRate.schema,
  position: z.int(),
  soldPeriods: z.int().meta({ description: 'periods with sales of it, which keep them when it leaves' }),
  ...pricedSheet.shape,
  tvaRate: dishTvaRate,
  sheetTvaRate: pricedSheet.shape.tvaRate.meta({ description: 'percent, of its sheet' }),
  method: techSheet.shape.method,
  sheetDescription: techSheet.shape.description.meta({
    description: 'of its sheet, which a new dish is displayed with where it is short enough',
  }),
  ...dishStanding.shape,
  ...dishService.shape,
  published: z.boolean(),
  version: z.int().meta({ description: 'counts the changes of what is displayed' }),
})
export type GammeRecette = z.infer<typeof gammeRecette>

const gammeDetail = gamme.extend({ recettes: z.array(gammeRecette) })
export type GammeDetail = z.infer<typeof gammeDetail>

export const gammeInput = z
  .object(shapeOf(GAMME_FACTS))
  .partial({ ...optionalOf(GAMME_FACTS), carteId: true })
export type GammeInput = z.infer<typeof gammeInput>

const gammeChange = gammeInput.partial().extend({
  id,
  version: versionRead,
  carteId: id.optional().meta({ description: 'another carte, on which it comes last' }),
})
export type GammeChange = z.infer<typeof gammeChange>

/** What a guest reads of a dish. */
export const displayedDish = z.object(shapeOf(DISPLAYED_FACTS))
export type DisplayedDish = z.infer<typeof displayedDish>

const gammeRecetteInput = displayedDish.partial().extend({ id, ficheId: id })
export type GammeRecetteInput = z.infer<typeof gammeRecetteInput>

/** Dishes that one act adds or takes off. */
const MAX_TOGETHER = 200
const together = z.array(id).min(1, rule('required')).max(MAX_TOGETHER, rule('too-long'))

const dish = z.object({ id, recipeId: id })
const gammeRecetteChange = displayedDish
  .extend(dishService.shape)
  .partial()
  .extend({ ...dish.shape, version: versionRead })
export type GammeRecetteChange = z.infer<typeof gammeRecetteChange>

const route = contractRoute
const one = route.errors(notFound)
const tags = ['gammes']

export const gammesContract = {
  list: route
    .route({ method: 'GET', path: '/gammes', tags, summary: 'Gammes of all cartes, in the order of each' })
    .meta({ offline: 'answer' })
    .output(z.object({ items: z.array(gamme) })),
  create: creationRoute
    .route({ path: '/gammes', tags, summary: 'Add a gamme, as the last' })
    .input(gammeInput)
    .output(gamme),
  reorder: route
    .errors(orderChanged)
    .route({ method: 'PUT', path: '/gammes/order', tags, summary: 'Put the gammes of a carte in order' })
    .input(orderOf)
    .output(ordered),
  get: one
    .route({ method: 'GET', path: '/gammes/{id}', tags, summary: 'Read a gamme with its dishes' })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(gammeDetail),
  change: one
    .errors(versionConflict('gamme', gamme))
    .route({
      method: 'PATCH',
      path: '/gammes/{id}',
      tags,
      summary: 'Rename a gamme, or move it to another carte',
    })
    .input(gammeChange)
    .output(gamme),
  remove: one
    .route({
      method: 'DELETE',
      path: '/gammes/{id}',
      tags,
      summary: 'Delete a gamme',
      description: 'Its dishes go with it; their sheets stay, and periods keep what was sold of them.',
    })
    .input(byId)
    .output(binned),
  recettes: {
    add: creationRoute
      .errors(notFound)
      .route({
        path: '/gammes/{id}/recipes',
        tags,
        summary: 'Put a sheet on a gamme, as its last dish',
        description:
          "Displayed under the sheet's title, price with VAT and description, unless others are sent; with a rate of VAT of its own, the price is that of the sheet with this VAT. A description that is too long for a dish is left out.",
      })
      .input(gammeRecetteInput)
      .output(gammeRecette),
    addMany: creationRoute
      .errors(notFound)
      .route({
        path: '/gammes/{id}/recipes/several',
        tags,
        summary: 'Put several sheets on a gamme, as its last dishes, all or none',
        description: "Displayed under the sheets' titles, prices with VAT and descriptions.",
      })
      .input(z.object({ id, ficheIds: together }))
      .output(z.object({ items: z.array(gammeRecette).meta({ description: 'in the order of `ficheIds`' }) })),
    removeMany: one
      .route({
        method: 'POST',
        path: '/gammes/{id}/recipes/removal',
        tags,
        summary: 'Take several dishes off a gamme, as one act of the bin',
        description: 'Those that have left it already are not named in the answer.',
      })
      .input(z.object({ id, recipeIds: together }))
      .output(z.object({ ids: z.array(id), deletedItemId: binned.shape.deletedItemId })),
    reorder: one
      .errors(orderChanged)
      .route({ method: 'PUT', path: '/gammes/{id}/recipes/order', tags, summary: 'Put its dishes in order' })
      .input(orderOf.extend({ id }))
      .output(ordered),
    change: one
      .errors(versionConflict('dish', gammeRecette))
      .route({
        method: 'PATCH',
        path: '/gammes/{id}/recipes/{recipeId}',
        tags,
        summary: 'Change what of a dish is displayed, or the VAT in its price',
      })
      .input(gammeRecetteChange)
      .output(gammeRecette),
    remove: one
      .route({
        method: 'DELETE',
        path: '/gammes/{id}/recipes/{recipeId}',
        tags,
        summary: 'Take a dish off a gamme',
      })
      .input(dish)
      .output(binned),
  },
}
