import { z } from 'zod'
import { passwordAgain, passwordRefusals } from './account.ts'
import { ERROR_STATUS, notFound } from './errors.ts'
import { contractRoute } from './route.ts'
import { id, instant, listOf, listQuery } from './shapes.ts'

const versionNews = z.object({
  version: z.string().nullable().meta({ description: 'null for what is not yet released' }),
  items: z.array(z.string()).meta({ description: 'in English, as CHANGELOG.md has them' }),
  more: z.int().meta({ description: 'how many are left out' }),
})

const overview = z.object({
  version: z.string(),
  node: z.string(),
  postgres: z.string(),
  news: z.array(versionNews).meta({ description: 'the last two versions, the newest first' }),
  mail: z.object({
    server: z.string().nullable().meta({ description: 'host and port; null: mails are kept as files' }),
    from: z.string(),
    to: z.string().nullable().meta({ description: "where the operator's own mails go; null: nowhere" }),
  }),
})
export type Overview = z.infer<typeof overview>

const accountSummary = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  confirmed: z.boolean().meta({ description: 'false: it waits for the link of its mail' }),
  createdAt: instant,
  lastUsedAt: instant.nullable().meta({ description: 'to within a day' }),
  eraseAt: instant.nullable().meta({ description: 'of an account whose deletion was asked for' }),
  items: z.int().meta({ description: 'rows of every table that grows with use, the bin among them' }),
  photoBytes: z.int(),
})
export type AccountSummary = z.infer<typeof accountSummary>

export type AccountsQuery = z.infer<typeof listQuery>

const backupFile = z.object({
  file: z.string(),
  bytes: z.int(),
  beganAt: instant.meta({ description: 'the moment that the file is of' }),
})
export type BackupFile = z.infer<typeof backupFile>

const backups = z.object({
  folder: z.string(),
  missingFolder: z.boolean(),
  at: z
    .string()
    .nullable()
    .meta({ description: 'HH:MM by the clock of the server; null: none is made by itself' }),
  kept: z.int().meta({ description: 'how many files stay' }),
  files: z.array(backupFile).meta({ description: 'in the folder of this server, the newest first' }),
  last: z
    .object({ endedAt: instant, bytes: z.int(), rows: z.int(), server: z.string() })
    .nullable()
    .meta({ description: 'the last one that succeeded, of any server' }),
  failure: z
    .object({ endedAt: instant, server: z.string(), reason: z.string() })
    .nullable()
    .meta({ description: 'the last attempt since that failed; its reason is a sentence in French' }),
  running: z
    .object({ beganAt: instant.nullable(), bytes: z.int().nullable() })
    .nullable()
    .meta({ description: 'the one that is being made; nulls where another server makes it' }),
})
export type Backups = z.infer<typeof backups>

/** Why a mail did not leave. */
export const MAIL_FAILURES = ['unreachable', 'login', 'encryption', 'refused', 'disk', 'unknown'] as const

const testMail = z.object({
  to: z.string(),
  sent: z.boolean(),
  file: z.string().nullable().meta({ description: 'where it is kept, without a mail server' }),
  failure: z.enum(MAIL_FAILURES).nullable(),
  answer: z.string().nullable().meta({ description: 'what the mail server said' }),
})
export type TestMail = z.infer<typeof testMail>

const tags = ['operator']
/** Other accounts than the operator's get NOT_FOUND. */
const route = contractRoute.errors(notFound)

export const operatorContract = {
  get: route
    .route({ method: 'GET', path: '/operator', tags, summary: 'Version, news and mail of the installation' })
    .output(overview),
  accounts: route
    .route({
      method: 'GET',
      path: '/operator/accounts',
      tags,
      summary: 'The accounts with their sizes, the newest first',
      description: 'Names, addresses and counts; nothing that an account holds.',
    })
    .input(listQuery)
    .output(listOf(accountSummary)),
  backups: route
    .route({
      method: 'GET',
      path: '/operator/backups',
      tags,
      summary: 'The backups, and how the last one ended',
    })
    .output(backups),
  backUp: route
    .route({
      method: 'POST',
      path: '/operator/backups',
      tags,
      summary: 'Make a backup now',
      description: 'Answers at once; GET /operator/backups says how it goes. One at a time.',
    })
    .output(z.object({ begun: z.boolean().meta({ description: 'false: one is being made already' }) })),
  backupLink: route
    .errors(passwordRefusals)
    .route({
      method: 'POST',
      path: '/operator/backups/{file}/link',
      tags,
      summary: 'An address that downloads a backup, for ten minutes',
      description: 'A backup holds everything of every account, so it takes the password again.',
    })
    .input(passwordAgain.extend({ file: z.string() }))
    .output(z.object({ href: z.string() })),
  sendTestMail: route
    .errors({
      UNAVAILABLE: { status: ERROR_STATUS.UNAVAILABLE, message: 'There is no address to send it to' },
    })
    .route({ method: 'POST', path: '/operator/test-mail', tags, summary: 'Send a mail to the operator' })
    .output(testMail),
}
