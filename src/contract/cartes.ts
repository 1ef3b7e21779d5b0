import { z } from 'zod'
import { notFound, orderChanged, versionConflict } from './errors.ts'
import { CARTE_FACTS } from './facts/carte.ts'
import { shapeOf } from './facts/fact.ts'
import { DISPLAYED_FACTS } from './facts/dish.ts'
import { dishStanding, dishTvaRate, servedDish } from './gammes.ts'
import { salesDays } from './margins.ts'
import { picture, pictureContract } from './pictures.ts'
import { contractRoute, creationRoute } from './route.ts'
import { binned, byId, id, instant, ordered, orderOf, versionRead, euros } from './shapes.ts'
import { pricedSheet, techSheet } from './sheets.ts'

const settings = z.object(shapeOf(CARTE_FACTS))

/** The carte itself: what it is called and how it is set. */
const carteSettings = settings.extend({
  id,
  logo: picture.nullable(),
  version: z
    .int()
    .meta({ description: 'counts the changes of its settings; its logo, gammes and menus are none' }),
  createdAt: instant,
})
export type CarteSettings = z.infer<typeof carteSettings>

export const carteChange = settings.partial().extend({ id, version: versionRead })
export type CarteChange = z.infer<typeof carteChange>

export const carteInput = settings.pick({ nom: true }).extend({
  copyOf: id.optional().meta({
    description: 'a carte whose settings, logo, gammes, dishes and menus the new one begins with',
  }),
})
export type CarteInput = z.infer<typeof carteInput>

const productRef = z.object({ id, name: z.string() })

/** English texts; kept versions that are older than them have none. */
const englishName = { nomEn: z.string().optional() }

/** A dish of a gamme: what the guest reads, and what its sheet knows. */
const carteDish = z.object({
  id,
  ficheId: id,
  nomAffiche: z.string(),
  prixTtcAffiche: euros,
  description: z.string(),
  nomAfficheEn: z.string().optional(),
  descriptionEn: z.string().optional(),
  ownTvaRate: DISPLAYED_FACTS.ownTvaRate.schema
    .optional()
    .meta({ description: 'percent, of this dish alone; absent in kept versions that are older than it' }),
  ...pricedSheet.shape,
  tvaRate: dishTvaRate,
  ...techSheet.pick({ allergens: true, traces: true, undeclaredLines: true }).shape,
  ...dishStanding.shape,
  undeclaredProducts: z.array(productRef).meta({ description: 'at any depth of the sheet' }),
  meats: z
    .array(productRef.extend({ origin: z.string().nullable() }))
    .meta({ description: "products of the category 'Viande', at any depth of the sheet" }),
  drinksOnly: z.boolean().meta({ description: 'made of drinks and nothing else' }),
  ...servedDish.shape,
  published: z.boolean(),
})
export type CarteDish = z.infer<typeof carteDish>

/** A dish of a menu, under the name the guest reads; kept versions may be older than what its margin is of. */
const carteMenuDish = z.object({
  nom: z.string(),
  ...englishName,
  ...carteDish.pick({
    ficheId: true,
    tvaRate: true,
    allergens: true,
    traces: true,
    undeclaredLines: true,
    meats: true,
  }).shape,
  ...carteDish
    .pick({ sellingPriceHt: true, portions: true, coutMatiere: true, uncostedLines: true, doubt: true })
    .extend({
      prixTtcAffiche: euros
        .nullable()
        .meta({ description: 'its price on a gamme, EUR with VAT; null without one' }),
    })
    .partial().shape,
})
export type CarteMenuDish = z.infer<typeof carteMenuDish>

const carteMenu = z.object({
  id,
  nom: z.string(),
  ...englishName,
  description: z.string(),
  descriptionEn: z.string().optional(),
  prixTtc: euros,
  choices: z.array(z.object({ nom: z.string(), ...englishName, dishes: z.array(carteMenuDish) })),
})

/** The content of a carte with its settings. */
export const carte = carteSettings.extend({
  salesDays: salesDays.nullable().meta({ description: 'the period that `sold` is of' }),
  menus: z.array(carteMenu).meta({ description: 'those that are shown on the carte, in their order' }),
  gammes: z
    .array(z.object({ id, nom: z.string(), ...englishName, recettes: z.array(carteDish) }))
    .meta({ description: 'gammes and their dishes, by position' }),
})
export type Carte = z.infer<typeof carte>

const route = contractRoute
const one = route.errors(notFound)
const tags = ['cartes']

export const cartesContract = {
  own: route
    .route({
      method: 'GET',
      path: '/carte',
      tags,
      summary: "Read the user's first carte, made if there is none",
    })
    .meta({ offline: 'answer' })
    .output(carteSettings),
  list: route
    .route({
      method: 'GET',
      path: '/cartes',
      tags,
      summary: "The user's cartes in their order; the first is made if there is none",
    })
    .meta({ offline: 'answer' })
    .output(z.object({ items: z.array(carteSettings) })),
  create: creationRoute
    .route({ path: '/cartes', tags, summary: 'Add a carte, as the last: empty, or as a copy of another' })
    .input(carteInput)
    .output(carteSettings),
  reorder: route
    .errors(orderChanged)
    .route({ method: 'PUT', path: '/cartes/order', tags, summary: 'Put the cartes in order' })
    .input(orderOf)
    .output(ordered),
  remove: one
    .route({
      method: 'DELETE',
      path: '/cartes/{id}',
      tags,
      summary: 'Delete a carte',
      description:
        'Its gammes, dishes, menus, logo and kept versions go with it, and its public address is closed; sheets stay, and periods keep what was sold of its dishes.',
    })
    .input(byId)
    .output(binned),
  get: one
    .route({ method: 'GET', path: '/cartes/{id}', tags, summary: 'Read all that stands on a carte' })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(carte),
  change: one
    .errors(versionConflict('carte', carteSettings))
    .route({ method: 'PATCH', path: '/cartes/{id}', tags, summary: 'Change how a carte is called and set' })
    .input(carteChange)
    .output(carteSettings),
  logo: pictureContract({ path: '/cartes/{id}/logo', tag: 'cartes', name: 'the logo of a carte' }, {}),
}
