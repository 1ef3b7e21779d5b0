import { z } from 'zod'
import { BIN_DAYS, DELETED_KINDS } from '#domain/bin/deleted-kind.ts'
import { ERROR_STATUS, notFound, preparationCycle, priceRequired } from './errors.ts'
import { contractRoute, creationRoute } from './route.ts'
import { byId, deleted, id, instant, listOf, listQuery } from './shapes.ts'

/** What went with a deleted thing, and where it is missing. */
const carried = z.object({
  sheets: z.int().meta({ description: 'of an undone import' }),
  ownProducts: z.int().meta({ description: 'of an undone import' }),
  suppliers: z.int().meta({ description: 'of an undone import' }),
  gammes: z.int().meta({ description: 'of an undone import' }),
  menus: z.int().meta({ description: 'of an undone import' }),
  givenBack: z.int().meta({ description: 'sheets and products that an undone import had changed' }),
  lines: z.int().meta({ description: 'lines of sheets that went with it' }),
  photos: z.int(),
  dishes: z.int().meta({ description: 'dishes of gammes that went with it' }),
  menuDishes: z.int().meta({ description: 'dishes of menus that went with it' }),
  choices: z.int().meta({ description: 'courses of a menu' }),
  sales: z.int().meta({ description: 'periods of sales of its dishes' }),
  articles: z.int().meta({ description: 'rows of a catalogue' }),
  priceLists: z.int().meta({ description: 'files of a supplier' }),
  prices: z.int().meta({ description: 'prices of the history' }),
  usedInSheets: z.int().meta({ description: 'sheets with lines that it left empty' }),
  products: z.int().meta({ description: "products that were of the supplier's" }),
})

const deletedItem = z.object({
  id,
  kind: z.enum(DELETED_KINDS),
  name: z.string().meta({ description: 'of the first of them by name' }),
  things: z.int().meta({ description: 'how many the act has deleted' }),
  mergedInto: z
    .string()
    .nullable()
    .meta({ description: 'the product that it was merged into: restoring it undoes that' }),
  gamme: z.string().nullable().meta({ description: 'the gamme of a dish, while it is there or in the bin' }),
  deletedAt: instant,
  keptUntil: instant,
  carried,
})
export type DeletedItem = z.infer<typeof deletedItem>

const restored = z.object({
  kind: z.enum(DELETED_KINDS),
  id: id.meta({ description: 'of what is there again; of the first of them by name' }),
  gammeId: id.nullable().meta({ description: 'the gamme of a dish' }),
  name: z.string(),
  things: z.int(),
  waiting: z.int().meta({
    description: 'parts of it that belong to something else in the bin: they come back with that',
  }),
  lost: z.int().meta({ description: 'parts of it that belonged to what has been deleted permanently' }),
  left: z.int().meta({
    description: 'what an undone import had changed, and was changed again since: it stays as it is',
  }),
})
export type Restored = z.infer<typeof restored>

/** Why a deleted thing cannot come back as things are now. */
const CANNOT_RESTORE = [
  'title-taken',
  'article-taken',
  'gamme-gone',
  'carte-gone',
  'sheet-gone',
  'too-many-menus',
  'merge-changed',
  'merge-in-bin',
] as const

export const cannotRestore = {
  CANNOT_RESTORE: {
    status: ERROR_STATUS.CANNOT_RESTORE,
    message: 'It does not fit as things are now; nothing was written, and it stays in the bin',
    data: z.object({
      reason: z.enum(CANNOT_RESTORE),
      name: z.string().nullable().meta({ description: 'of what prevents it, or is missing' }),
      inBin: z.boolean().meta({ description: 'whether what is missing is in the bin itself' }),
    }),
  },
} as const
export type CannotRestore = z.infer<(typeof cannotRestore)['CANNOT_RESTORE']['data']>

const tags = ['bin']
const path = '/deleted-items'

const page = listQuery.pick({ limit: true, cursor: true })
export type BinQuery = z.infer<typeof page>

const emptied = z.object({
  until: z.iso.datetime().meta({ description: 'the newest deletion that was read: later ones stay' }),
})

export const binContract = {
  list: contractRoute
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'What is in the bin, the last deleted first',
      description: `Each act of deletion is kept for ${BIN_DAYS} days.`,
    })
    .input(page)
    .output(listOf(deletedItem)),
  restore: creationRoute
    .errors({ ...notFound, ...cannotRestore, ...preparationCycle, ...priceRequired })
    .route({
      path: `${path}/{id}/restore`,
      tags,
      summary: 'Undo a deletion',
      description:
        'Under the ids that things had. Lines that were left empty get their product or preparation back, unless they ' +
        'have another now.',
    })
    .input(byId)
    .output(restored),
  remove: contractRoute
    .errors(notFound)
    .route({ method: 'DELETE', path: `${path}/{id}`, tags, summary: 'Delete permanently' })
    .input(byId)
    .output(deleted),
  empty: contractRoute
    .route({ method: 'DELETE', path, tags, summary: 'Empty the bin' })
    .input(emptied)
    .output(z.object({ deleted: z.int() })),
}
