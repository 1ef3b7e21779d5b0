import type { Unit } from '../quantity/unit.ts'

/** What becomes of an order to a supplier. */
export const ORDER_STATES = ['draft', 'sent', 'confirmed', 'received', 'cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Of an order that is still to be sent, or to arrive. */
export const OPEN_STATES = ['draft', 'sent', 'confirmed'] as const satisfies readonly OrderState[]

/** What arrived of a line: not stated yet, all of it, less, nothing that was kept, or something else. */
export const RECEIPTS = ['none', 'ok', 'short', 'refused', 'replaced'] as const
export type Receipt = (typeof RECEIPTS)[number]

/** What a scale shows. */
export const WEIGHED_UNITS = ['kg', 'g'] as const satisfies readonly Unit[]

/** Whether the last mail of an order has left. `leaving`: it is with the mail server at this moment. */
export const MAIL_STATES = ['waiting', 'leaving', 'sent', 'refused', 'stopped', 'expired', 'unsure'] as const

/** What a mail says: a first order, what has changed of it, or that it is cancelled. */
export const MAIL_KINDS = ['order', 'change', 'cancellation'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** What can be done with an order. */
export const ORDER_ACTS = ['edit', 'send', 'cancel', 'receive', 'unreceive', 'remove'] as const
export type OrderAct = (typeof ORDER_ACTS)[number]

/** Of one order. */
export const MAX_ORDER_LINES = 500
/** That are written in one act. */
export const MAX_ORDERS_AT_ONCE = 50
/** Mails of orders that a house sends within an hour. */
export const MAX_MAILS_AN_HOUR = 30
/** A mail that the mail server does not take is tried again for so long. */
export const MAIL_TRIED_MINUTES = 60
/** A mail of which nothing is known for so long was with the mail server when a server of this installation ended. */
export const MAIL_UNSURE_MINUTES = 5
/** The page of an order can be opened for so long after the day of its delivery. */
export const LINK_DAYS = 30

/** Characters. */
export const ORDER_MAX_LENGTH = {
  name: 200,
  code: 60,
  packText: 200,
  note: 1_000,
  reason: 200,
  lot: 60,
  replacedBy: 200,
  confirmedNote: 500,
} as const
/** Packs of one line. */
export const MAX_PACKS = 100_000
/** Of what a supplier was sent last, as JSON. */
export const MAX_SENT_BYTES = 1_000_000
/** Photos of one delivery: of its note, and of damage. */
export const MAX_RECEIPT_PHOTOS = 4
/** Orders that are to arrive, as one day shows them. */
export const MAX_EXPECTED = 100
/** The clock of a device that ticks a delivery may be so far ahead. */
export const MAX_AHEAD_MINUTES = 5
/** Degrees Celsius at the back door. */
export const TEMPERATURE = { minimum: -60, maximum: 60 } as const

const ALLOWED: Record<OrderState, readonly OrderAct[]> = {
  draft: ['edit', 'send', 'remove'],
  sent: ['edit', 'send', 'cancel', 'receive'],
  confirmed: ['edit', 'send', 'cancel', 'receive'],
  // What was ticked at the back door is corrected there.
  received: ['receive', 'unreceive', 'remove'],
  cancelled: ['remove'],
}

/** Whether an order in this state allows an act. An order that a supplier knows is cancelled before it is removed. */
export function allows(state: OrderState, act: OrderAct): boolean {
  return ALLOWED[state].includes(act)
}
