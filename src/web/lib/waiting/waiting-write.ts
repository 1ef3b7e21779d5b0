/** A file of a write: sent again under its id, it is stored once. */
export interface WaitingFile {
  id: string
  blob: Blob
}

/** Something typed that is stored on this device until its user sends it. */
export interface WaitingWrite<Body = unknown> {
  /** The account that typed it, by `accountName`: no other one sees or sends it. */
  userId: string
  /** Of the thing that is written: typed again, it takes the place of what waited. */
  id: string
  /** Another one each time that its content changes: sent again under the same key, it is written once. */
  key: string
  /** By which its user recognises it. */
  name: string
  /** When it was typed, in milliseconds since 1970. */
  at: number
  /** Whether it is to be sent; false while it is still being typed. */
  ready: boolean
  body: Body
  files: readonly WaitingFile[]
}

/** Names one write with the content that it had. */
export type WriteRead = Pick<WaitingWrite, 'userId' | 'id' | 'key'>

/** Where writes wait. Every method rejects where the browser stores nothing. */
export interface WriteStore {
  list: (userId: string) => Promise<WaitingWrite[]>
  put: (write: WaitingWrite) => Promise<void>
  /** Replaces a write that still has its content, or with null takes it away; false where its content is another one by now. */
  replace: (read: WriteRead, next: WaitingWrite | null) => Promise<boolean>
}
