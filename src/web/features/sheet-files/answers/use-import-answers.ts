import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDemo } from '#web/lib/demo/demo.ts'
import { sessionQuery } from '#web/lib/session/session.ts'
import {
  draftKey,
  readStoredDraft,
  removeStoredDraft,
  writeStoredDraft,
} from '#web/lib/storage/draft-storage.ts'
import type { NameChoices } from '../names/named-groups.ts'
import type { Overview } from '../reading/overview.ts'
import { answersOfText, answersToText, NO_ANSWERS } from './kept-answers.ts'
import { useNameChoices } from './use-name-choices.ts'
import { useSheetChoices } from './use-sheet-choices.ts'
import type { KeptSheetChoices } from './use-sheet-choices.ts'

/** Milliseconds without a change after which answers are kept. */
const PAUSE = 300

/**
 * What the user answers about an import, kept in this browser until it is done: the files have to be chosen again after
 * the page was closed, the answers are there then.
 * @param files names of the files that were read, by their places
 */
export function useImportAnswers({ sheets }: Overview, files: readonly string[]) {
  const { data: session } = useQuery(sessionQuery)
  const demo = useDemo()
  const key = draftKey(session?.account ?? '', 'sheet-import')
  const [before] = useState(() => {
    const kept = demo ? NO_ANSWERS : answersOfText(readStoredDraft(key))
    // Answers about other files say nothing of these.
    return kept.files.some((file) => files.includes(file)) ? kept : NO_ANSWERS
  })
  const [ofSheets, setOfSheets] = useState<KeptSheetChoices>(before.sheets)
  const [ofNames, setOfNames] = useState<NameChoices>(before.names)
  const count = ofSheets.size + ofNames.size
  const [resumed, setResumed] = useState(before.sheets.size + before.names.size > 0)
  const done = useRef(false)
  const [text] = useDebouncedValue(
    count === 0
      ? null
      : answersToText({ files: [...new Set([...before.files, ...files])], sheets: ofSheets, names: ofNames }),
    PAUSE,
  )
  useEffect(() => {
    if (!demo && text !== null && !done.current) writeStoredDraft(key, text)
  }, [demo, key, text])
  return {
    choices: useSheetChoices(ofSheets, setOfSheets, sheets, files),
    names: useNameChoices(ofNames, setOfNames),
    /** Whether leaving these files would lose something. */
    hasAnswers: count > 0,
    /** Whether there were answers from before this page was opened. */
    resumed,
    /** Takes all answers back. */
    reset: () => {
      removeStoredDraft(key)
      setOfSheets(new Map())
      setOfNames(new Map())
      setResumed(false)
    },
    /** Once the import is done: nothing is kept any more. */
    forget: () => {
      done.current = true
      removeStoredDraft(key)
    },
  }
}
