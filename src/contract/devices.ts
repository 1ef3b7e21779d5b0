import { z } from 'zod'
import { DEVICE_NAME_MAX_LENGTH, DEVICE_SHEETS, MAX_DEVICES, PIN_LENGTH } from '#domain/kitchen/limits.ts'
import { passwordAgain, passwordRefusals } from './account.ts'
import { ERROR_STATUS, notFound } from './errors.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, deleted, id, instant, requiredText } from './shapes.ts'

const name = requiredText(DEVICE_NAME_MAX_LENGTH)
const sheets = z
  .enum(DEVICE_SHEETS, rule('required'))
  .meta({ description: 'every sheet of the house, or those of its cartes with their preparations' })
export const pin = z
  .string(rule('required'))
  .regex(new RegExp(`^\\d{${PIN_LENGTH.minimum},${PIN_LENGTH.maximum}}$`), rule('invalid'))

const kitchenDevice = z.object({
  id,
  name: z.string(),
  sheets: z.enum(DEVICE_SHEETS),
  hasPin: z.boolean(),
  createdAt: instant,
  usedAt: instant.nullable().meta({ description: 'to five minutes; null: never' }),
  usedFrom: z.string().nullable().meta({
    description: 'the network of the last use: an IPv4 address, or the first half of an IPv6 address',
  }),
})
export type KitchenDevice = z.infer<typeof kitchenDevice>

export const deviceInvitation = passwordAgain.extend({ name, sheets })

export const deviceChange = z.object({
  name: name.optional(),
  sheets: sheets.optional(),
  pin: pin.nullable().optional().meta({ description: 'four to six figures; null: none is asked for' }),
})

const pairingCode = z.object({
  code: z.string().meta({ description: 'eight signs, none of which is read as another one; used once' }),
  address: z.url().meta({ description: 'of the page that pairs by the code: what a QR code says' }),
  expiresAt: instant,
})
export type PairingCode = z.infer<typeof pairingCode>

const tooManyDevices = {
  TOO_MANY_DEVICES: {
    status: ERROR_STATUS.TOO_MANY_DEVICES,
    message: `A house has ${MAX_DEVICES} tablets at most`,
  },
} as const

const tags = ['kitchen']

export const devicesContract = {
  list: contractRoute
    .route({
      method: 'GET',
      path: '/kitchen-devices',
      tags,
      summary: 'The tablets of the kitchen, the newest first',
    })
    .output(z.object({ items: z.array(kitchenDevice).max(MAX_DEVICES) })),
  invite: contractRoute
    .errors({ ...passwordRefusals, ...tooManyDevices })
    .route({
      method: 'POST',
      path: '/kitchen-devices/invitations',
      tags,
      successStatus: 201,
      summary: 'Make a code that pairs one tablet',
      description: 'Good for ten minutes, and once; the code before it ends.',
    })
    .input(deviceInvitation)
    .output(pairingCode),
  change: contractRoute
    .errors(notFound)
    .route({ method: 'PATCH', path: '/kitchen-devices/{id}', tags, summary: 'Change a tablet' })
    .input(byId.extend(deviceChange.shape))
    .output(kitchenDevice),
  revoke: contractRoute
    .errors(notFound)
    .route({
      method: 'DELETE',
      path: '/kitchen-devices/{id}',
      tags,
      summary: 'Revoke a tablet',
      description: 'Its next request is refused.',
    })
    .input(byId)
    .output(deleted),
}
