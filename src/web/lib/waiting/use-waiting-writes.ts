import { useEffect } from 'react'
import { useAtomValue } from '../store/use-atom-value.ts'
import { type WaitingState, waitingWrites } from './waiting-writes.ts'

/** What waits on this device for an account, or a tablet; undefined until that is known. */
export function useWaitingWrites(account: string | undefined): WaitingState | undefined {
  const state = useAtomValue(waitingWrites.state)
  useEffect(() => {
    if (account !== undefined) void waitingWrites.show(account)
  }, [account])
  return state.userId === account ? state : undefined
}
