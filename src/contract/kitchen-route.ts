import { ERROR_STATUS } from './errors.ts'
import { contractRoute } from './route.ts'

/** What a tablet opens whether it is locked or not. */
export const atDevice = contractRoute.errors({
  KITCHEN_UNKNOWN: {
    status: ERROR_STATUS.KITCHEN_UNKNOWN,
    message: 'The tablet is paired no more: it was revoked, or its house has left',
  },
})

/** What it opens once its PIN was given, where it has one. */
export const kitchenRoute = atDevice.errors({
  KITCHEN_LOCKED: {
    status: ERROR_STATUS.KITCHEN_LOCKED,
    message: 'The PIN of the tablet has to be given first',
  },
})
