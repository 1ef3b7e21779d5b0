import { useState } from 'react'
import {
  draftKey,
  readStoredDraft,
  removeStoredDraft,
  writeStoredDraft,
} from '#web/lib/storage/draft-storage.ts'

/** The station whose plan is shown, null for all: remembered on this device, until its tablet is revoked. */
export function useStation(account: string | null): [string | null, (station: string | null) => void] {
  const key = account === null ? null : draftKey(account, 'station')
  const [station, setStation] = useState(() => (key === null ? null : readStoredDraft(key)))
  const choose = (chosen: string | null) => {
    setStation(chosen)
    if (key === null) return
    if (chosen === null) removeStoredDraft(key)
    else writeStoredDraft(key, chosen)
  }
  return [station, choose]
}
