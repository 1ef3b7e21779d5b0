import { useAtomValue } from '../store/use-atom-value.ts'
import { connection } from './connection.ts'

/** Whether the network is gone: then only what was read before can be read, and nothing can be written. */
export function useOffline(): boolean {
  return useAtomValue(connection.state, 'online') === 'offline'
}
