import { AccountSlots } from '#database/account-slots.ts'

/** A picture of 10 MB takes some 80 MB while it comes from PostgreSQL, as text. */
const AT_ONCE = 2

const loads = new AccountSlots({ most: AT_ONCE })

/**
 * Reads a picture from the database as soon as less than two others are being read, of all accounts together.
 * @throws AccountBusy when that takes too long
 */
export function loadPicture<Result>(read: () => Promise<Result>): Promise<Result> {
  return loads.run('pictures', read)
}
