import { writesOn } from './device-writes.ts'

/** Name of the database in this browser that ticks of the kitchen wait in. */
export const TICKS_DATABASE = 'gramme-ticks'
export const tickWrites = writesOn(TICKS_DATABASE)

/** Takes away the ticks that wait for an account or a tablet. */
export async function eraseTicks(account: string): Promise<void> {
  try {
    for (const write of await tickWrites.list(account)) await tickWrites.replace(write, null)
  } catch {
    // A browser that lets nothing be read has kept nothing.
  }
}
