/** Tablets of a house that are not revoked. */
export const MAX_DEVICES = 20
/** How long a code pairs a tablet. */
export const PAIRING_MINUTES = 10
/** Signs of a code: figures and capitals, none of which is read as another one. */
export const PAIRING_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const PAIRING_CODE_LENGTH = 8
/** Figures of a PIN. */
export const PIN_LENGTH = { minimum: 4, maximum: 6 } as const
/** Which sheets a tablet shows: every one, or those of the cartes, with what is made for them. */
export const DEVICE_SHEETS = ['all', 'cartes'] as const
export type DeviceSheets = (typeof DEVICE_SHEETS)[number]
export const DEVICE_NAME_MAX_LENGTH = 60

/** How long a shared link opens a sheet. */
export const LINK_DAYS = 30
/** Shared sheets of a house. */
export const MAX_LINKS = 500

/** A tick that waited for longer on its device is not kept. */
export const MARK_HOURS = 24
/** How long ticks are kept. */
export const KEPT_MARK_DAYS = 7
/** Ticks that are sent at once. */
export const MAX_SENT_MARKS = 200
export const INITIALS_MAX_LENGTH = 3

/** Batches that a tablet shows at once. */
export const MAX_KITCHEN_BATCHES = 500
/** How long a tablet takes back that a batch was used or thrown away. */
export const REOPEN_MINUTES = 10
