import { useSyncExternalStore } from 'react'
import { connection } from './connection.ts'

/** Whether the network is gone: then only what was read before can be read, and nothing can be written. */
export function useOffline(): boolean {
  return useSyncExternalStore(connection.subscribe, isOffline, () => false)
}

function isOffline(): boolean {
  return connection.state() === 'offline'
}
