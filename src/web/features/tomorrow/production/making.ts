import type { ComponentType } from 'react'
import type { LineUnit } from '#domain/quantity/unit.ts'
import type { KitchenSheet } from '#web/entities/plan/production-of.ts'

/** Who made something, and the batch that this was noted as. */
interface Made {
  /** Initials. */
  by: string
  batchId: string
}

/** A sheet that is made, and how much of it. */
interface MakingProps {
  sheet: Pick<KitchenSheet, 'id' | 'title' | 'keepsHours' | 'frozenHours'>
  quantity: number
  unit: LineUnit
  /** That it is made for. */
  day: string
  /** The last day that it is made for. */
  lastDay: string
  onMade: (made: Made) => void
}

interface TickProps extends MakingProps {
  done: boolean
  /** Of what is done; null where it was noted as none. */
  batchId: string | null
  /** Reads whether another window has ticked it meanwhile, who, which is shown then. */
  readDone: () => Promise<{ by: string } | null>
  busy: boolean
  /** Takes back that it was made. */
  onTakenBack: () => void
}

/** What a tick and labels are made with; the route brings it. */
export interface MakingParts {
  Tick: ComponentType<TickProps>
  Labels: ComponentType<MakingProps>
  /** Of all that is ticked. */
  DoneLabels: ComponentType<{ batchIds: readonly string[] }>
}
