import { useEffect } from 'react'
import { useSession } from '../session/shell-context.ts'
import { useAtomValue } from '../store/use-atom-value.ts'
import { type WaitingState, waitingWrites } from './waiting-writes.ts'

/** What waits on this device for the account that is signed in; undefined until that is known. */
export function useWaitingWrites(): WaitingState | undefined {
  const account = useSession()?.account
  const state = useAtomValue(waitingWrites.state)
  useEffect(() => {
    if (account !== undefined) void waitingWrites.show(account)
  }, [account])
  return state.userId === account ? state : undefined
}
