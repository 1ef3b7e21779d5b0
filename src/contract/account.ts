import { z } from 'zod'
import { GRACE_DAYS } from '#domain/house/erasure-days.ts'
import { ERROR_STATUS, versionConflict } from './errors.ts'
import { factsWith, keysOf, shapeOf } from './facts/fact.ts'
import { SETTINGS_FACTS } from './facts/settings.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { id, instant, requiredText, versionRead } from './shapes.ts'
import { FULL_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from './account-limits.ts'

export const settings = z.object(shapeOf(SETTINGS_FACTS))
export type Settings = z.infer<typeof settings>
export type Language = Settings['language']

const account = z.object({
  id,
  email: z.string(),
  fullName: z.string(),
  createdAt: instant,
  isOperator: z.boolean().meta({ description: 'whether it manages the installation: /operator' }),
  settings,
  version: z.int().meta({ description: 'counts the changes of its name and settings' }),
})
export type Account = z.infer<typeof account>

/** Settings whose last choice counts: a change of them alone names no version. */
const PREFERENCES: ReadonlySet<string> = new Set(keysOf(factsWith(SETTINGS_FACTS, { preference: true })))

const VERSION_REQUIRED = { error: rule('required'), path: ['version'] }

export const profile = z.object({ fullName: requiredText(FULL_NAME_MAX_LENGTH) })

const accountChange = profile
  .partial()
  .extend({
    settings: settings.partial().optional(),
    version: versionRead
      .optional()
      .meta({ description: 'the one that was read; only a change of language or theme alone names none' }),
  })
  .refine(
    ({ fullName, settings: change = {}, version }) =>
      version !== undefined ||
      (fullName === undefined && Object.keys(change).every((name) => PREFERENCES.has(name))),
    VERSION_REQUIRED,
  )
export type AccountChange = z.infer<typeof accountChange>

const storage = z.object({
  items: z.int().meta({
    description: 'Products, sheets and their lines, suppliers, articles, price changes, dishes, menus, sales',
  }),
  maxItems: z.int(),
  photoBytes: z.int().meta({ description: 'Photos of sheets, and the logo' }),
  maxPhotoBytes: z.int(),
})
export type AccountStorage = z.infer<typeof storage>

/**
 * The password of who is signed in already, for what needs more than a session; left out for an account without one, whose
 * sign-in has to be a few minutes old.
 */
export const passwordAgain = z.object({
  password: z.string(rule('required')).max(PASSWORD_MAX_LENGTH, rule('too-long')).default(''),
})
/** What a route answers to one that does not show who is there. */
export const passwordRefusals = {
  WRONG_PASSWORD: { status: ERROR_STATUS.WRONG_PASSWORD, message: 'Wrong password' },
  SIGN_IN_AGAIN: { status: ERROR_STATUS.SIGN_IN_AGAIN, message: 'Sign in again first' },
}

const route = contractRoute

export const accountContract = {
  get: route
    .route({ method: 'GET', path: '/account', tags: ['account'], summary: 'Who is signed in, with settings' })
    .meta({ offline: 'answer' })
    .output(account),
  change: route
    .errors(versionConflict('account', account))
    .route({
      method: 'PATCH',
      path: '/account',
      tags: ['account'],
      summary: 'Change name or settings',
      description: 'A change of wastageMethod recosts every sheet in the same transaction.',
    })
    .input(accountChange)
    .output(account),
  remove: route
    .errors(passwordRefusals)
    .errors({
      LAST_OWNER: {
        status: ERROR_STATUS.LAST_OWNER,
        message: 'A house that others work in would be without an owner: hand it over first, or remove them',
      },
    })
    .route({
      method: 'DELETE',
      path: '/account',
      tags: ['account'],
      summary: `Close the account, to be erased with all it holds in ${GRACE_DAYS} days`,
      description:
        'Every session ends. Signing in until then restores it. A house that has another owner stays, with all it holds.',
    })
    .input(passwordAgain)
    .output(z.object({ eraseAt: instant })),
  storage: route
    .route({
      method: 'GET',
      path: '/account/storage',
      tags: ['account'],
      summary: 'How much the account holds, and may hold',
    })
    .output(storage),
}
