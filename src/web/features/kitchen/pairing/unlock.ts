import { ORPCError } from '@orpc/client'
import { isNetworkFailure, isUnavailable } from '#web/lib/failure/failure.ts'
import { client } from '#web/lib/query/api.ts'
import { isRememberedPin, rememberPin } from '../frame/pin-lock.ts'

/**
 * Opens a locked tablet: by the server, and without a network by the PIN that it took last on this device.
 * @returns whether it is still locked
 * @throws ORPCError WRONG_PIN, also without a network
 */
export async function unlock(account: string | null, pin: string): Promise<boolean> {
  try {
    const { isLocked } = await client.kitchen.unlock({ pin })
    if (account !== null) await rememberPin(account, pin)
    return isLocked
  } catch (failure) {
    if (account === null || !(isNetworkFailure(failure) || isUnavailable(failure))) throw failure
    const isRight = await isRememberedPin(account, pin)
    if (isRight === null) throw failure
    if (!isRight) throw new ORPCError('WRONG_PIN', { status: 403 })
    return false
  }
}
