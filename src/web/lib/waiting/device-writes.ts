import { ownName } from '#web/lib/navigation/address.ts'
import { roomRequest } from './room-promise.ts'
import type { WaitingWrite, WriteRead, WriteStore } from './waiting-write.ts'

const WRITES = 'writes'

/** Writes that wait in the IndexedDB of this browser, which survives its end, with their files: one database for each kind of them. */
export function writesOn(kind: string): WriteStore {
  return {
    list: async (userId) => {
      if (!(await exists(kind))) return []
      return inStore(kind, 'readonly', (writes) =>
        answerOf<WaitingWrite[]>(writes.getAll(IDBKeyRange.bound([userId], [userId, []]))),
      )
    },
    put: async (write) => {
      await inStore(kind, 'readwrite', async (writes) => {
        await answerOf(writes.put(write))
      })
      void requestRoom()
    },
    replace: (read, next) =>
      inStore(kind, 'readwrite', async (writes) => {
        const stored = await answerOf<WaitingWrite | undefined>(writes.get(keyOf(read)))
        if (stored?.key !== read.key) return false
        if (next === null) await answerOf(writes.delete(keyOf(read)))
        else await answerOf(writes.put(next))
        return true
      }),
  }
}

/** Name of the database in this browser that receipts of deliveries wait in. */
export const WAITING_DATABASE = 'gramme-waiting'
export const deviceWrites = writesOn(WAITING_DATABASE)

const requestRoom = roomRequest(() => navigator.storage)

const keyOf = ({ userId, id }: WriteRead) => [userId, id]

/** A browser in which nothing ever waited has no database, and is given none by being looked at. */
async function exists(kind: string): Promise<boolean> {
  if (!('databases' in indexedDB)) return true
  const name = ownName(kind)
  return (await indexedDB.databases()).some((database) => database.name === name)
}

/** One transaction, whose result counts once it is on the disk. */
async function inStore<Result>(
  kind: string,
  mode: IDBTransactionMode,
  run: (writes: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(ownName(kind), 1)
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(WRITES, { keyPath: ['userId', 'id'] }),
  )
  const database = await answerOf(opening)
  try {
    const transaction = database.transaction(WRITES, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error))
    })
    const [result] = await Promise.all([run(transaction.objectStore(WRITES)), done])
    return result
  } finally {
    database.close()
  }
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
