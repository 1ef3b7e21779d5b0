/** How far the reading of the files is. */
interface ReadingWork {
  /** The file that is being read; '' before the first, null while all are joined, or read again. */
  name: string | null
  /** 0 to 1. */
  share: number
}

/** How far the reading is, for the part of the page that shows it: nothing else is rendered at each step. */
export interface ReadingProgress {
  get: () => ReadingWork
  set: (work: ReadingWork) => void
  subscribe: (listener: () => void) => () => void
}

export function createReadingProgress(): ReadingProgress {
  let work: ReadingWork = { name: '', share: 0 }
  const listeners = new Set<() => void>()
  return {
    get: () => work,
    set: (next) => {
      work = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
