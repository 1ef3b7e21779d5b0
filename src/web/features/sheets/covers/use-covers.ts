import { useState } from 'react'

export interface CoversParams {
  /** For how many a sheet is shown, as the address has it; undefined for as many as it is written for. */
  covers: number | undefined
  onCovers: (covers: number | undefined) => void
}

/** For how many a sheet is shown. The stored sheet stays as it is. */
export function useCovers({ covers: requested, onCovers }: CoversParams, writtenFor: number) {
  // The address follows a step behind: a quick hand has clicked again before it is there.
  const [chosen, choose] = useState(requested)
  return {
    covers: chosen ?? writtenFor,
    choose: (wanted: number) => {
      const next = wanted === writtenFor ? undefined : wanted
      choose(next)
      onCovers(next)
    },
  }
}
