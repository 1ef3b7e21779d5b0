import { tokens } from './access.ts'

/** What opens the routes of orders to suppliers. */
export const ORDERS_ACCESS = {
  list: tokens('owner'),
  get: tokens('owner'),
  today: tokens('owner'),
  due: tokens('owner'),
  noLongerDue: tokens('owner'),
  create: tokens('owner'),
  createMany: tokens('owner'),
  change: tokens('owner'),
  move: tokens('owner'),
  split: tokens('owner'),
  send: tokens('owner'),
  stop: tokens('owner'),
  cancel: tokens('owner'),
  receive: tokens('owner'),
  unreceive: tokens('owner'),
  remove: tokens('owner'),
} as const

/** And of deliveries. */
export const DELIVERIES_ACCESS = {
  list: tokens('owner'),
  get: tokens('owner'),
  create: tokens('owner'),
  change: tokens('owner'),
  remove: tokens('owner'),
  photos: { put: tokens('owner'), remove: tokens('owner'), get: tokens('owner') },
} as const
