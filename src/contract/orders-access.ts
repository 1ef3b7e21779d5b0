import { tokens } from './access.ts'

/** What opens the routes of orders to suppliers. */
export const ORDERS_ACCESS = {
  list: tokens('owner', 'chef'),
  get: tokens('owner', 'chef'),
  today: tokens('owner', 'chef'),
  due: tokens('owner', 'chef'),
  noLongerDue: tokens('owner', 'chef'),
  create: tokens('owner', 'chef'),
  createMany: tokens('owner', 'chef'),
  change: tokens('owner', 'chef'),
  move: tokens('owner', 'chef'),
  split: tokens('owner', 'chef'),
  send: tokens('owner', 'chef'),
  stop: tokens('owner', 'chef'),
  cancel: tokens('owner', 'chef'),
  receive: tokens('owner', 'chef'),
  unreceive: tokens('owner', 'chef'),
  remove: tokens('owner', 'chef'),
} as const

/** And of deliveries. */
export const DELIVERIES_ACCESS = {
  list: tokens('owner', 'chef'),
  get: tokens('owner', 'chef'),
  create: tokens('owner', 'chef'),
  change: tokens('owner', 'chef'),
  remove: tokens('owner', 'chef'),
  photos: { put: tokens('owner', 'chef'), remove: tokens('owner', 'chef'), get: tokens('owner', 'chef') },
} as const
