import { z } from 'zod'

/**
 * The closed list of what can go wrong, with its HTTP status. The server answers
 * `{ code, message, data? }`; the sentence a person reads belongs to the web.
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  IDEMPOTENCY_KEY_INVALID: 400,
  UNAUTHORIZED: 401,
  TOKEN_INVALID: 401,
  TOKEN_EXPIRED: 401,
  KITCHEN_UNKNOWN: 401,
  WRONG_PASSWORD: 403,
  SIGN_IN_AGAIN: 403,
  KITCHEN_LOCKED: 403,
  WRONG_PIN: 403,
  INVALID_ORIGIN: 403,
  STORAGE_FULL: 403,
  PHOTOS_FULL: 403,
  DEMO_READ_ONLY: 403,
  TOKEN_READ_ONLY: 403,
  SESSION_REQUIRED: 403,
  FORBIDDEN: 403,
  INVITATION_FOR_ANOTHER: 403,
  NOT_FOUND: 404,
  INVITATION_ENDED: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  TITLE_TAKEN: 409,
  VERSION_CONFLICT: 409,
  PRICE_CHANGED_SINCE: 409,
  ALREADY_UNDONE: 409,
  CANNOT_RESTORE: 409,
  MERGE_CHANGED_SINCE: 409,
  MERGE_FORGOTTEN: 409,
  TOO_MANY_TOKENS: 409,
  TOO_MANY_DEVICES: 409,
  TOO_MANY_LINKS: 409,
  TOO_MANY_MEMBERS: 409,
  MEMBER_ALREADY: 409,
  LAST_OWNER: 409,
  SIGNED_IN_HERE: 409,
  CATALOGUE_CHANGED: 409,
  BATCH_CLOSED: 409,
  DONE_ALREADY: 409,
  DAYS_KNOWN: 409,
  INVOICE_KNOWN: 409,
  INVOICE_NOT_WAITING: 409,
  ORDER_CHANGED: 409,
  ORDER_STATE: 409,
  ORDER_MAIL_WAITS: 409,
  PAYLOAD_TOO_LARGE: 413,
  VALIDATION: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  PREPARATION_CYCLE: 422,
  ARCHIVE_REFUSED: 422,
  CODE_UNKNOWN: 422,
  PRICE_REQUIRED: 422,
  TICKET_TOO_NEW: 422,
  TICKET_INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_ACCOUNTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS

/** One field that breaks a rule: `path` as in the body (`ingredients.3.quantity`), `rule` from `rules.ts`. */
const fieldIssue = z.object({ path: z.string(), rule: z.string() })
export type FieldIssue = z.infer<typeof fieldIssue>

const validationData = z.object({ fields: z.array(fieldIssue) })

/** What any route may answer. */
export const commonErrors = {
  UNAUTHORIZED: { status: ERROR_STATUS.UNAUTHORIZED, message: 'Sign in first' },
  TOKEN_INVALID: {
    status: ERROR_STATUS.TOKEN_INVALID,
    message: 'There is no such access token: it was revoked, or is not whole',
  },
  TOKEN_EXPIRED: { status: ERROR_STATUS.TOKEN_EXPIRED, message: 'The access token has expired' },
  TOKEN_READ_ONLY: {
    status: ERROR_STATUS.TOKEN_READ_ONLY,
    message: 'The access token may read only; nothing was written',
  },
  SESSION_REQUIRED: {
    status: ERROR_STATUS.SESSION_REQUIRED,
    message: 'No access token opens this; it takes a session',
  },
  FORBIDDEN: {
    status: ERROR_STATUS.FORBIDDEN,
    message: 'Your role in this house does not open this; nothing was written',
  },
  VALIDATION: {
    status: ERROR_STATUS.VALIDATION,
    message: 'A field breaks a rule',
    data: validationData,
  },
  DEMO_READ_ONLY: { status: ERROR_STATUS.DEMO_READ_ONLY, message: 'The demo cannot be changed' },
  TOO_MANY_REQUESTS: { status: ERROR_STATUS.TOO_MANY_REQUESTS, message: 'Too many requests' },
  PAYLOAD_TOO_LARGE: { status: ERROR_STATUS.PAYLOAD_TOO_LARGE, message: 'The body is too large' },
} as const

export const notFound = {
  NOT_FOUND: { status: ERROR_STATUS.NOT_FOUND, message: 'No such thing of yours' },
} as const

/** Of what adds items to an account, and pictures. */
export const storageFull = {
  STORAGE_FULL: {
    status: ERROR_STATUS.STORAGE_FULL,
    message: 'The account holds as many items as this installation allows; nothing was written',
  },
  PHOTOS_FULL: {
    status: ERROR_STATUS.PHOTOS_FULL,
    message: 'The pictures of the account fill the room that this installation allows; nothing was written',
  },
} as const

export const priceRequired = {
  PRICE_REQUIRED: { status: ERROR_STATUS.PRICE_REQUIRED, message: 'Publishing needs a price above zero' },
} as const

export const preparationCycle = {
  PREPARATION_CYCLE: {
    status: ERROR_STATUS.PREPARATION_CYCLE,
    message: 'A sheet cannot stand in itself',
    data: z
      .object({ path: z.array(z.object({ id: z.uuidv4(), title: z.string() })) })
      .meta({ description: 'from the sheet down to itself again' }),
  },
} as const

/** Of a change that names the version it was read at: another one is stored now, and comes with the refusal. */
export function versionConflict<Current extends z.ZodType>(what: string, current: Current) {
  return {
    VERSION_CONFLICT: {
      status: ERROR_STATUS.VERSION_CONFLICT,
      message: `The ${what} was changed meanwhile; nothing was written`,
      data: z.object({ current }),
    },
  } as const
}

export const orderChanged = {
  ORDER_CHANGED: {
    status: ERROR_STATUS.ORDER_CHANGED,
    message: 'The list is another than the one that was read; nothing was moved',
  },
} as const
