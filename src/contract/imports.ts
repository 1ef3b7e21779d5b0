import { z } from 'zod'
import { MAX_IMPORTED_SHEETS } from '#domain/sheet-imports/limits.ts'
import { IMPORT_DAYS, IMPORT_KINDS, MAX_KEPT_IMPORTS } from '#domain/imports/import-kind.ts'
import { ERROR_STATUS, notFound, preparationCycle, priceRequired } from './errors.ts'
import { GAMME_FACTS } from './facts/gamme.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, id, instant } from './shapes.ts'

/** Names that an answer lists of what it counts. */
export const MAX_IMPORT_NAMES = 20

/** What an import makes that stands for itself. */
export const IMPORTED_THINGS = ['sheets', 'products', 'suppliers', 'gammes', 'menus', 'sales'] as const
export type ImportedThing = (typeof IMPORTED_THINGS)[number]

/** Something of each of these things. */
export const ofEachThing = <Each extends z.ZodType>(each: Each) =>
  z.object({ sheets: each, products: each, suppliers: each, gammes: each, menus: each, sales: each })

export const thingCounts = ofEachThing(z.int()).extend({
  sales: z.int().meta({ description: 'periods of sales' }),
})

const imported = z.object({
  id,
  kind: z.enum(IMPORT_KINDS),
  files: z.array(z.string()).meta({ description: 'names of the files that it has read' }),
  importedAt: instant,
  undoableUntil: instant,
  made: thingCounts,
  changed: z.int().meta({ description: 'sheets and products that were there, and that it has changed' }),
  undoneAt: instant.nullable(),
  inBin: z.boolean().meta({ description: 'whether what undoing took away can be restored from the bin' }),
})
export type Import = z.infer<typeof imported>

export const named = z.object({
  count: z.int(),
  names: z.array(z.string()).meta({ description: `the first ${MAX_IMPORT_NAMES} of them` }),
})
export type Named = z.infer<typeof named>

/** What is changed back, or was changed again since. */
const whether = z.enum(['back', 'stays']).nullable()

const effect = z.object({
  made: thingCounts.meta({ description: 'what it has made, and is still there: this goes into the bin' }),
  articles: z.int().meta({ description: 'rows of catalogues that go' }),
  dishes: z.int().meta({ description: 'dishes that go' }),
  modified: ofEachThing(named).meta({
    description: 'of what goes, that which was changed since the import',
  }),
  givenBack: named.meta({
    description: 'sheets and products that get back what they were before the import',
  }),
  stays: named.meta({
    description:
      'sheets and products that it had changed, and that stay as they are: they were changed again since',
  }),
  settings: whether.meta({ description: 'of the settings of the costing, where it has changed them' }),
  carte: whether.meta({ description: 'of the look of the carte, where it has changed that' }),
  address: z.boolean().meta({ description: 'whether the public address that it has opened is closed' }),
  own: z
    .object({
      dishes: named.meta({ description: 'dishes of the gammes that are not of the import' }),
      menus: named.meta({ description: 'menus that lose a dish' }),
      sales: z.int().meta({ description: 'periods of sales that lose a dish' }),
      sheets: named.meta({ description: 'sheets with lines that lose their product or preparation' }),
      products: named.meta({ description: 'products that lose their supplier, or an article' }),
    })
    .meta({ description: "of what is not the import's, that which goes along, or loses something" }),
})
export type ImportEffect = z.infer<typeof effect>

const undone = z.object({
  deletedItemId: id
    .nullable()
    .meta({ description: 'its act in the bin; null where nothing of it was there' }),
  made: thingCounts,
  stays: named,
})
export type UndoneImport = z.infer<typeof undone>

/** Gammes that one act fills. */
const MAX_FILE_GAMMES = 50

const filledGamme = z.object({
  nom: GAMME_FACTS.nom.schema.meta({
    description: 'that of a gamme of the first carte, but for case, accents and plural, else of a new one',
  }),
  ficheIds: z
    .array(id)
    .min(1, rule('required'))
    .max(MAX_IMPORTED_SHEETS, rule('too-long'))
    .meta({ description: 'sheets that become its last dishes, unless they are dishes of it' }),
})

const filledInput = z.object({
  id,
  gammes: z.array(filledGamme).min(1, rule('required')).max(MAX_FILE_GAMMES, rule('too-long')),
})
export type FilledGammesInput = z.infer<typeof filledInput>

const filledGammes = z.object({
  items: z.array(
    z.object({
      id,
      nom: z.string(),
      made: z.boolean().meta({ description: 'whether the gamme is new' }),
      recipeIds: z.array(id).meta({ description: 'its new dishes' }),
    }),
  ),
})
export type FilledGammes = z.infer<typeof filledGammes>

const tags = ['account']
const path = '/imports'
const one = contractRoute.errors({
  ...notFound,
  ALREADY_UNDONE: { status: ERROR_STATUS.ALREADY_UNDONE, message: 'This act was undone before' },
})

export const importsContract = {
  list: contractRoute
    .route({
      method: 'GET',
      path,
      tags,
      summary: `Imports of the last ${IMPORT_DAYS} days, the last one first`,
      description: `At most ${MAX_KEPT_IMPORTS}. Each can be undone as one act.`,
    })
    .output(z.object({ items: z.array(imported) })),
  effect: one
    .route({
      method: 'GET',
      path: `${path}/{id}/effect`,
      tags,
      summary: 'What undoing an import would take away, change and leave',
    })
    .input(byId)
    .output(effect),
  undo: one
    .errors({ ...preparationCycle, ...priceRequired })
    .route({
      method: 'POST',
      path: `${path}/{id}/undo`,
      tags,
      summary: 'Undo an import',
      description:
        'What it has made goes into the bin, as one act that can be restored; what it has changed gets back what it was ' +
        'before, unless it was changed again since.',
    })
    .input(byId)
    .output(undone),
  gammes: creationRoute
    .errors(notFound)
    .route({
      path: `${path}/{id}/gammes`,
      tags,
      summary: 'Put imported sheets into gammes by the categories of their file',
      description: 'All or none, as a part of the import: undoing it takes the new gammes and dishes away.',
    })
    .input(filledInput)
    .output(filledGammes),
}
