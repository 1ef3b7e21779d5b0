import { useState } from 'react'
import type { ScaleWay } from '#domain/scaling/scale-way.ts'
import type { ScaleParams } from './scaling.ts'

/** What a sheet is shown for, and what chooses it. The address follows a step behind: a quick hand has clicked again before it is there. */
export function useChosenWay({ way: requested, onWay }: ScaleParams, portions: number) {
  const [chosen, setChosen] = useState(requested)
  const choose = (wanted: ScaleWay | undefined) => {
    const next = wanted?.kind === 'covers' && wanted.covers === portions ? undefined : wanted
    setChosen(next)
    onWay(next)
  }
  return [chosen, choose] as const
}
