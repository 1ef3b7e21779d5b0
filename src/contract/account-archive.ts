import { z } from 'zod'
import { ERROR_STATUS, storageFull } from './errors.ts'
import { MAX_IMPORT_NAMES, named, ofEachThing, thingCounts } from './imports.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { instant, requiredText } from './shapes.ts'

const accountExport = z.object({
  headers: z.object({ 'content-type': z.string(), 'content-disposition': z.string() }),
  body: z.file().mime(['application/zip']),
})
export type AccountExport = z.infer<typeof accountExport>

/** What is there already is used in place of what the archive has, or stays beside it. */
export const MEETINGS = ['keep', 'double'] as const
export type Meeting = (typeof MEETINGS)[number]

/** Why an archive is refused. */
const ARCHIVE_REFUSALS = [
  'not-zip',
  'cut',
  'damaged',
  'foreign',
  'newer',
  'too-large',
  'rows',
  'too-many-menus',
] as const

const refused = z.object({
  reason: z.enum(ARCHIVE_REFUSALS),
  what: z.string().nullable().meta({ description: 'the file, or the table, that is the reason' }),
})
export type ArchiveRefused = z.infer<typeof refused>

const archiveRefused = {
  ARCHIVE_REFUSED: {
    status: ERROR_STATUS.ARCHIVE_REFUSED,
    message: 'The archive cannot be imported; nothing was written',
    data: refused,
  },
} as const

const file = z.file(rule('required'))

const counts = thingCounts.extend({
  articles: z.int().meta({ description: 'rows of catalogues' }),
  photos: z.int(),
})
export type ArchiveCounts = z.infer<typeof counts>

const reading = z.object({
  madeAt: instant,
  fullName: z.string().meta({ description: 'whose account it was' }),
  holds: counts,
  there: ofEachThing(named).meta({
    description: 'what is in the account already: things by their names, sales by their days',
  }),
  empty: z
    .boolean()
    .meta({ description: 'whether the account holds nothing yet: it takes the settings too' }),
  sameWastage: z.boolean().meta({ description: 'whether both accounts cost wastage by the same method' }),
  carteKept: z.boolean().meta({ description: 'whether the look of the carte stays as it is here' }),
})
export type ArchiveReading = z.infer<typeof reading>

const imported = z.object({
  importId: z
    .uuid()
    .nullable()
    .meta({ description: 'of the act, by which it can be undone; null where nothing was written' }),
  made: counts,
  kept: counts.meta({
    description: 'those that were there, and were used in place of the ones of the archive',
  }),
  renamed: z.array(z.object({ title: z.string(), as: z.string() })).meta({
    description: `sheets that were given another title; the first ${MAX_IMPORT_NAMES}`,
  }),
  renamedCount: z.int().meta({ description: 'how many were given another title' }),
  untied: z.int().meta({ description: 'ties of products to articles that belong to other products here' }),
  otherCosts: z.int().meta({ description: 'sheets that cost otherwise here than in the archive' }),
  address: z.enum(['kept', 'new', 'own']).nullable().meta({
    description: 'of the public carte: that of the archive, another since that one is taken, or the one here',
  }),
})
export type ArchiveImported = z.infer<typeof imported>

const meeting = z.enum(MEETINGS, rule('invalid')).optional()

const meetings = ofEachThing(meeting).meta({
  description: 'what is done with what is there already; keep where nothing is said',
})
export type Meetings = z.infer<typeof meetings>

const fileName = requiredText(FILE_NAME_MAX_LENGTH)
  .optional()
  .meta({ description: 'under which the import is listed' })

const tags = ['account']

export const archiveContract = {
  export: contractRoute
    .route({
      method: 'GET',
      path: '/account/export',
      tags,
      outputStructure: 'detailed',
      summary: 'Everything the account holds, as a ZIP archive',
      description: 'Its format is described in docs/account-file.md.',
    })
    .output(accountExport),
  read: contractRoute
    .errors({ ...archiveRefused, ...storageFull })
    .route({
      method: 'POST',
      path: '/account/archive/reading',
      tags,
      inputStructure: 'detailed',
      summary: 'What an exported archive holds, and what of it is there already',
      description: 'The body is the archive itself. Nothing is written.',
    })
    .input(z.object({ body: file }))
    .output(reading),
  import: creationRoute
    .errors(archiveRefused)
    .route({
      path: '/account/archive',
      tags,
      inputStructure: 'detailed',
      summary: 'Import an exported archive',
      description:
        'The body is the archive itself. Everything gets new ids. All of it is written, or nothing. An account without anything takes its settings too.',
    })
    .input(z.object({ query: meetings.extend({ fileName }).optional(), body: file }))
    .output(imported),
}
