/** Bytes of a part of an uploaded backup, the last one excepted: less than what a proxy accepts, sent again when a network fails. */
export const UPLOAD_PART_BYTES = 4 * 1024 ** 2

/** The header with the key that `POST /api/restoration/open` gives. */
export const RESTORATION_KEY_HEADER = 'x-restoration-key'

export const LONGEST_CODE = 40

/** Whether a backup can be restored now. */
export interface RestorationOffer {
  /** `closed`: somebody has an account. */
  state: 'offered' | 'restoring' | 'closed'
  /** Of the file that is being restored; null unless `restoring`. */
  percent: number | null
}

/** A backup in the server's folder. */
export interface RestorableFile {
  file: string
  bytes: number
  /** ISO 8601: by its name, else when the file was last changed. */
  madeAt: string
}

export interface OpenedRestoration {
  /** For the requests that follow, until somebody else opens the restoration. */
  key: string
  /** Of the server, with the files below. */
  folder: string
  /** The newest first. */
  files: RestorableFile[]
}

/** What a backup says of itself, once all of it was read and compared. */
export interface BackupFacts {
  /** ISO 8601. */
  madeAt: string
  /** Of the program that wrote it. */
  version: string
  rows: number
  tables: number
}

export type RestorationProgress =
  | { step: 'waiting' }
  | { step: 'checking' | 'restoring'; percent: number }
  /** `sentence`: why nothing was restored, in French. */
  | { step: 'failed'; sentence: string }
  | ({ step: 'checked' | 'restored' } & BackupFacts)

/** Why a request is refused, with its HTTP status. */
export const RESTORATION_REFUSALS = {
  INSTALLATION_IN_USE: 409,
  WRONG_CODE: 403,
  RESTORATION_ENDED: 409,
  NO_ROOM: 413,
} as const
export type RestorationRefusal = keyof typeof RESTORATION_REFUSALS
