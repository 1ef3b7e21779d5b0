import { createHash, randomBytes } from 'node:crypto'
import { dayAfter } from '#domain/orders/delivery.ts'
import { LINK_DAYS } from '#domain/orders/order.ts'

/** Where suppliers open an order. */
export const ORDER_PATH = '/commande/'
/** 24 bytes cannot be guessed. */
const TOKEN_BYTES = 24
export const ORDER_TOKEN = /^[0-9A-Za-z_-]{32}$/

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is stored of a link: who reads the database opens no order. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

export const linkOf = (publicUrl: string, token: string) => `${publicUrl}${ORDER_PATH}${token}`

/** The end of a link to an order that is delivered on a day: ISO 8601. */
export const linkEnd = (deliverOn: string) => `${dayAfter(deliverOn, LINK_DAYS)}T23:59:59.000Z`
