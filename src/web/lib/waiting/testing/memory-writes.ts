import type { WaitingWrite, WriteStore } from '../waiting-write.ts'

const keyOf = ({ userId, id }: Pick<WaitingWrite, 'userId' | 'id'>) => `${userId} ${id}`

/** A device whose writes survive every page over it. */
export function memoryWrites(): WriteStore {
  const writes = new Map<string, WaitingWrite>()
  return {
    list: async (userId) => [...writes.values()].filter((write) => write.userId === userId),
    put: async (write) => {
      writes.set(keyOf(write), write)
    },
    replace: async (read, next) => {
      if (writes.get(keyOf(read))?.key !== read.key) return false
      if (next === null) writes.delete(keyOf(read))
      else writes.set(keyOf(next), next)
      return true
    },
  }
}
