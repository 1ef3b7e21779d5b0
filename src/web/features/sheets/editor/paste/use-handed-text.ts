import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionQuery } from '#web/lib/session/session.ts'
import { forgetHandedText, readHandedText } from '#web/lib/storage/handed-text.ts'

/** A text that another window has handed over to be pasted here, once: null without one, and when the page is opened again. */
export function useHandedText(id: string | undefined): string | null {
  const { data: session } = useQuery(sessionQuery)
  const account = session?.account ?? ''
  const [text] = useState(() => (id === undefined ? null : readHandedText(account, id)))
  useEffect(() => {
    if (id !== undefined) forgetHandedText(account, id)
  }, [account, id])
  return text
}
