import type { ReactNode } from 'react'
import { isRecordId } from '#contract/record-id.ts'

export interface RecordPageProps {
  /** As the address has it; undefined for a record that is still to be created. */
  id: string | undefined
  /** In place of the page for what is no id. */
  notFound: ReactNode
  children: ReactNode
}

/** Parses the id of a route: the page about the record, or that there is none. */
export function RecordPage({ id, notFound, children }: RecordPageProps) {
  return id === undefined || isRecordId(id) ? children : notFound
}
