import { LABEL_FORMATS, type LabelFormatName, MAX_LABEL_OFFSET } from '#domain/batches/label-format.ts'
import { BATCH_MAX_LENGTH } from '#domain/batches/batch.ts'
import { useKeptChoice } from '#web/lib/storage/use-kept-choice.ts'

export const LABELS_KEY = 'gramme-labels'

/** What is printed on, by how much that printer is off, and who makes batches on this device. */
export interface LabelSettings {
  format: LabelFormatName
  /** Millimetres by which the printer prints too far left and too high. */
  offset: { x: number; y: number }
  /** Empty until some were typed. */
  initials: string
}

const INITIAL: LabelSettings = { format: '62x29', offset: { x: 0, y: 0 }, initials: '' }

export const FORMATS = Object.keys(LABEL_FORMATS) as LabelFormatName[]

/** Those last chosen on this device, whose printer is near it. */
export function useLabelSettings() {
  return useKeptChoice({ key: LABELS_KEY, initial: INITIAL, read: readSettings })
}

function readSettings(stored: unknown): LabelSettings {
  if (typeof stored !== 'object' || stored === null) return INITIAL
  const { format, offset, initials } = stored as Partial<Record<keyof LabelSettings, unknown>>
  const { x, y } = (typeof offset === 'object' && offset !== null ? offset : {}) as {
    x?: unknown
    y?: unknown
  }
  return {
    format: FORMATS.find((each) => each === format) ?? INITIAL.format,
    offset: { x: millimetres(x), y: millimetres(y) },
    initials: typeof initials === 'string' ? initialsOf(initials) : '',
  }
}

const millimetres = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) <= MAX_LABEL_OFFSET ? value : 0

const NO_LETTER = /[^A-Z]/gu

/** What is typed as initials, as lots have them. */
export function initialsOf(typed: string): string {
  return typed.normalize('NFD').toUpperCase().replaceAll(NO_LETTER, '').slice(0, BATCH_MAX_LENGTH.initials)
}
