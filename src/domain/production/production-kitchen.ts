import { keepsThrough, keepsUntil } from '../batches/use-by.ts'
import type { Amount } from '../purchases/ready-amounts.ts'
import type { PurchaseSheet } from '../purchases/purchase-kitchen.ts'
import { plusDays } from '../services/days.ts'
import { MAX_MADE_DAYS } from '../services/service.ts'

/** A sheet as far as making it goes. */
export interface ProductionSheet extends PurchaseSheet {
  /** Where in the kitchen it is made; empty where the sheet does not say. */
  station: string
  /** Chilled, once it is made; null where the sheet does not say. */
  keepsHours: number | null
}

/** Portions of a sheet that a service needs. */
export interface ServedSheet {
  sheetId: string
  portions: number
  /** One of the days of the plan. */
  day: string
  /** What the caller knows the service by; the portions of one service and sheet may be in several entries. */
  service: string
}

/** What is known of the making of a sheet on a day. */
export interface ProductionMark {
  day: string
  sheetId: string
  /** Ready before anything is made. */
  ready: Amount | null
  /** Made for so many days, this one included. */
  days: number
  /** ISO 8601, an instant; null while it is not made. */
  doneAt?: string | null
  /** Until when what was made keeps, where that is known otherwise than by its sheet. */
  useBy?: string | null
}

/**
 * For how many days a sheet may be made, the day of its making included: the whole days of 24 hours that it keeps, counted
 * from the morning of that day, so that 48 h made on a Wednesday cover Wednesday and Thursday, and 47 h Wednesday alone.
 * At least that day, and that day alone where the sheet does not say how long it keeps.
 */
export function mostDays({ keepsHours }: Pick<ProductionSheet, 'keepsHours'>): number {
  if (keepsHours === null) return 1
  return Math.min(MAX_MADE_DAYS, Math.max(1, Math.floor(keepsHours / 24)))
}

/**
 * The same of what is made already: the days through which it keeps, counted from when it was made. What is made the evening
 * before for a Wednesday and keeps 48 h is for that Wednesday alone.
 */
export function daysMadeFor(
  { day, doneAt = null, useBy = null }: Pick<ProductionMark, 'day' | 'doneAt' | 'useBy'>,
  sheet: Pick<ProductionSheet, 'keepsHours'>,
): number {
  const { keepsHours } = sheet
  if (doneAt === null || (useBy === null && keepsHours === null)) return mostDays(sheet)
  const until = useBy ?? keepsUntil(doneAt, keepsHours ?? 0)
  const later = Array.from({ length: MAX_MADE_DAYS }, (_none, at) => plusDays(day, at))
  return Math.max(1, later.filter((each) => keepsThrough(each, until)).length)
}
