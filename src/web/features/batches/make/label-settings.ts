import { BATCH_MAX_LENGTH } from '#domain/batches/batch.ts'
import {
  DEFAULT_LABEL_FORMAT,
  LABEL_FORMAT_NAMES,
  type LabelFormatName,
  MAX_LABEL_OFFSET,
  placesOnPage,
} from '#domain/batches/label-format.ts'
import { useRedactedSettings } from '#web/lib/session/use-account.ts'
import { useKeptChoice } from '#web/lib/storage/use-kept-choice.ts'

export const LABELS_KEY = 'gramme-labels'

/** By how much the printer near this device is off, and who makes batches here. */
export interface LabelSettings {
  /** Millimetres by which the printer prints too far left and too high. */
  offset: { x: number; y: number }
  /** Empty until some were typed. */
  initials: string
  /** Labels of the sheet of A4 beside the printer that are gone already, of each format. */
  used: Partial<Record<LabelFormatName, number>>
}

const INITIAL: LabelSettings = { offset: { x: 0, y: 0 }, initials: '', used: {} }

/** What the house prints labels on, by its settings. */
export function useLabelFormat(): LabelFormatName {
  return useRedactedSettings().data?.labelFormat ?? DEFAULT_LABEL_FORMAT
}

/** Those last chosen on this device, whose printer is near it. */
export function useLabelSettings() {
  return useKeptChoice({ key: LABELS_KEY, initial: INITIAL, read: readSettings })
}

function readSettings(stored: unknown): LabelSettings {
  if (typeof stored !== 'object' || stored === null) return INITIAL
  const { offset, initials, used } = stored as Partial<Record<keyof LabelSettings, unknown>>
  const { x, y } = (typeof offset === 'object' && offset !== null ? offset : {}) as {
    x?: unknown
    y?: unknown
  }
  return {
    offset: { x: millimetres(x), y: millimetres(y) },
    initials: typeof initials === 'string' ? initialsOf(initials) : '',
    used: usedPlaces(used),
  }
}

function usedPlaces(stored: unknown): LabelSettings['used'] {
  if (typeof stored !== 'object' || stored === null) return {}
  const known = LABEL_FORMAT_NAMES.flatMap((format) => {
    const used: unknown = (stored as Partial<Record<LabelFormatName, unknown>>)[format]
    return typeof used === 'number' && Number.isInteger(used) && used > 0 && used < placesOnPage(format)
      ? [[format, used]]
      : []
  })
  return Object.fromEntries(known) as LabelSettings['used']
}

/** The labels of a sheet that are gone once so many more were printed; none where the last of them ends a sheet. */
export function usedAfter(format: LabelFormatName, used: number, count: number): number {
  return (used + count) % placesOnPage(format)
}

const millimetres = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) <= MAX_LABEL_OFFSET ? value : 0

const NO_LETTER = /[^A-Z]/gu

/** What is typed as initials, as lots have them. */
export function initialsOf(typed: string): string {
  return typed.normalize('NFD').toUpperCase().replaceAll(NO_LETTER, '').slice(0, BATCH_MAX_LENGTH.initials)
}
