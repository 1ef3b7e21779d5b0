import { z } from 'zod'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { MAX_CHOICES, MAX_DISHES, MENU_MAX_LENGTH } from '#domain/menus/limits.ts'
import { notFound, orderChanged, storageFull, versionConflict } from './errors.ts'
import { optionalOf, shapeOf } from './facts/fact.ts'
import { MENU_FACTS } from './facts/menu.ts'
import { dishStanding } from './gammes.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, binned, id, instant, ordered, orderOf, requiredText, text, euros } from './shapes.ts'

const choiceInput = z.object({
  id: id.optional().meta({
    description:
      'of a choice as it was read, or chosen by the caller for a new one: under the same id it keeps its place for dishes that are restored',
  }),
  nom: requiredText(MENU_MAX_LENGTH.choice),
  nomEn: text(MENU_MAX_LENGTH.choice)
    .optional()
    .meta({ description: 'in English; absent, that of the choice of this id stays' }),
  ficheIds: z
    .array(id)
    .max(MAX_DISHES, rule('too-long'))
    .refine((ids) => new Set(ids).size === ids.length, rule('invalid'))
    .meta({ description: 'the sheets that the choice offers, each once' }),
  dishNamesEn: z.record(id, text(GAMME_MAX_LENGTH.nomAffiche)).optional().meta({
    description:
      'English names, by sheet, of dishes that no gamme of the carte has; absent, those of the choice of this id stay',
  }),
})
export type MenuChoiceInput = z.infer<typeof choiceInput>

const facts = z.object({
  ...shapeOf(MENU_FACTS),
  choices: z.array(choiceInput).max(MAX_CHOICES, rule('too-long')),
})

export const menuInput = facts.partial({ ...optionalOf(MENU_FACTS), carteId: true, choices: true })
export type MenuInput = z.infer<typeof menuInput>

/** `revision` is the one that was read; `choices`, when sent, is the whole list in its order. */
const menuChange = facts.partial().extend({ id, revision: z.string(rule('required')) })
export type MenuChange = z.infer<typeof menuChange>

const menuDish = z.object({
  ficheId: id,
  title: z.string(),
  category: z.enum(SHEET_CATEGORIES),
  portions: z.int(),
  coutMatiere: euros.meta({ description: 'EUR without VAT for the whole sheet' }),
  uncostedLines: z.int(),
  sellingPriceHt: euros.nullable().meta({ description: 'EUR for ONE portion, without VAT' }),
  tvaRate: z.number().meta({
    description: 'percent, in its price on the carte of the menu; of its sheet where it is not there',
  }),
  nomAffiche: z
    .string()
    .nullable()
    .meta({ description: 'its name on the carte of the menu; null when it is not there' }),
  nomAfficheEn: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'its English name there; empty where nothing was written' }),
  nomEn: z
    .string()
    .optional()
    .meta({ description: 'its English name on this menu, read where it is on no gamme' }),
  prixTtcAffiche: euros.nullable().meta({ description: 'its price on that carte, EUR with VAT' }),
  doubt: dishStanding.shape.doubt,
  usualCost: dishStanding.shape.usualCost,
})
export type MenuDish = z.infer<typeof menuDish>

const menuChoice = z.object({ id, nom: z.string(), nomEn: z.string().optional(), dishes: z.array(menuDish) })

/** A menu with what its sales are recorded on and judged by. */
export const soldMenu = z.object({
  id,
  nom: z.string(),
  prixTtc: euros,
  choices: z.array(menuChoice),
})

const menu = z.object({
  ...soldMenu.shape,
  carteId: id,
  description: z.string(),
  nomEn: z.string().meta({ description: 'in English; empty where nothing was written' }),
  descriptionEn: z.string(),
  onCarte: z.boolean(),
  createdAt: instant,
  revision: z
    .string()
    .meta({ description: 'changes whenever the menu does; a change names the one it was read at' }),
})
export type Menu = z.infer<typeof menu>

const menuList = z.object({ items: z.array(menu) })

const route = contractRoute
const one = route.errors(notFound)
const tags = ['menus']

export const menusContract = {
  list: route
    .route({ method: 'GET', path: '/menus', tags, summary: 'Menus of all cartes, in the order of each' })
    .meta({ offline: 'answer' })
    .output(menuList),
  create: creationRoute
    .route({ path: '/menus', tags, summary: 'Compose a menu' })
    .input(menuInput)
    .output(menu),
  reorder: route
    .errors(orderChanged)
    .route({ method: 'PUT', path: '/menus/order', tags, summary: 'Put the menus of a carte in order' })
    .input(orderOf)
    .output(ordered),
  get: one
    .route({
      method: 'GET',
      path: '/menus/{id}',
      tags,
      summary: 'Read a menu with its choices and their dishes',
    })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(menu),
  change: one
    .errors({ ...versionConflict('menu', menu), ...storageFull })
    .route({
      method: 'PATCH',
      path: '/menus/{id}',
      tags,
      summary: 'Save a menu',
      description: 'One that was changed since it was read is left as it is; the refusal brings it along.',
    })
    .input(menuChange)
    .output(menu),
  remove: one
    .route({ method: 'DELETE', path: '/menus/{id}', tags, summary: 'Delete a menu' })
    .input(byId)
    .output(binned),
}
