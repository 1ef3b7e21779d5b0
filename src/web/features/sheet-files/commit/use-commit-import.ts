import { useQueryClient } from '@tanstack/react-query'
import type { CommittedInput } from '#contract/imported-sheets.ts'
import type { CommittedImport } from '#contract/sheet-imports.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { fieldIssuesOf } from '#web/lib/failure/failure.ts'
import { madeBeforeOf } from '#web/lib/failure/made-before.ts'
import { client } from '#web/lib/query/api.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'

/** An import that was written; by an earlier send of other content, whose answer was lost, where `earlier`. */
export interface DoneImport extends CommittedImport {
  earlier: boolean
}

interface CommitAnswers {
  /** With what was sent, which is not what was written where that is `earlier`. */
  onDone: (done: DoneImport, sent: CommittedInput) => void
  /** What it met is not what was planned: another window has changed something. */
  onChanged: () => void
}

/** Writes an import once: a second click, and a send after a lost answer, write nothing more. */
export function useCommitImport({ onDone, onChanged }: CommitAnswers) {
  const queryClient = useQueryClient()
  const creation = useCreateOnce<CommittedInput, CommittedImport>(client.sheetImports.commit, {
    onSuccess: async (committed, sent) => {
      await invalidateAfter(queryClient, 'sheetImports')
      onDone({ ...committed, earlier: false }, sent)
    },
    onError: async (failure, sent) => {
      const made = madeBeforeOf(failure) as CommittedImport | undefined
      if (made !== undefined) {
        creation.forget()
        await invalidateAfter(queryClient, 'sheetImports')
        onDone({ ...made, earlier: true }, sent)
      } else if (fieldIssuesOf(failure).length > 0) onChanged()
    },
  })
  return creation
}
