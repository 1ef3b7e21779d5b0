import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account, AccountChange } from '#contract/account.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { fieldIssuesOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import type { FormPart } from '#web/lib/form/merge-versions.ts'
import { type Conflict, useConflict } from '#web/lib/form/use-conflict.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import type { FormProblemsOptions } from '#web/lib/form/use-form-problems.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { changeAccount } from '#web/lib/session/change-account.ts'
import { sessionQuery } from '#web/lib/session/session.ts'
import { useMergedText } from '#web/ui/conflict/use-merged-text.ts'
import { notifySuccess } from '#web/ui/notices.tsx'

interface SettingsFormOptions<Values extends object, Output> extends FormProblemsOptions<Output> {
  account: Account
  valuesOf: (account: Account) => Values
  parts: readonly FormPart<Values>[]
  toInput?: (values: Values) => unknown
  /** Of the values that differ from the stored ones. */
  changeOf: (changes: Partial<Values>) => AccountChange
  onSaved?: () => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The form of a part of the account, which stays after it was saved. A save names the version that the form began with:
 * what another window has changed meanwhile is merged or asked.
 */
export function useSettingsForm<Values extends object, Output>(options: SettingsFormOptions<Values, Output>) {
  const { account, valuesOf, parts, changeOf, onSaved, ...formOptions } = options
  const mergedText = useMergedText()
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(account)
  const [savedAt, setSavedAt] = useState<Date>()
  const form = useForm<Values, Output>({ ...formOptions, initialValues: valuesOf(opened) })
  // Another part of the account was saved, or nothing was typed that a newer version could contradict.
  const follows = !form.dirty || isSame(valuesOf(account), valuesOf(opened))
  if (account.version > opened.version && follows) setOpened(account)

  const change = useSingleMutation({
    mutationFn: (asked: AccountChange) => changeAccount(queryClient, asked),
    onSuccess: (_, { fullName }) => {
      void invalidateAfter(queryClient, 'account')
      if (fullName !== undefined) void queryClient.invalidateQueries(sessionQuery)
    },
  })
  const conflict = useConflict<Account, Values>({
    opened,
    mine: form.values,
    valuesOf,
    parts,
    begin: (stored, values) => {
      setOpened(stored)
      form.reset(values)
      queryClient.setQueryData(orpc.account.get.queryKey(), stored)
      void invalidateAfter(queryClient, 'account')
    },
    save: send,
  })

  function send(from: Account, values: Values, taken: readonly FormPart<Values>[] = []) {
    const done = (stored: Account) => {
      setOpened(stored)
      form.reset()
      conflict.settled()
      setSavedAt(new Date())
      onSaved?.()
      if (taken.length > 0) notifySuccess(mergedText(taken.map(({ label }) => label)))
    }
    const changes = changesFrom(valuesOf(from), values)
    // Another window, or a save whose answer was lost, has stored the same.
    if (Object.keys(changes).length === 0) return done(from)
    change.mutate(
      { ...changeOf(changes), version: from.version },
      {
        onSuccess: done,
        onError: (failure) => {
          if (!conflict.meet(failure, from, values)) form.reportFailure(failure)
        },
      },
    )
  }

  const { error } = change
  const isShownElsewhere = storedVersionOf(error) !== undefined || fieldIssuesOf(error).length > 0
  return {
    ...form,
    conflict,
    busy: change.isPending,
    failure: error === null || isShownElsewhere ? undefined : error,
    savedAt,
    save: () =>
      form.submit((_, values) => {
        if (form.dirty) send(opened, values)
      }),
  }
}

/** What is drawn below the fields of such a form. */
export interface SettingsFormState {
  dirty: boolean
  conflict: Conflict
  busy: boolean
  failure: unknown
  savedAt: Date | undefined
  save: () => void
}

/** The values that are others than these. */
function changesFrom<Values extends object>(before: Values, after: Values): Partial<Values> {
  const old = new Map<string, unknown>(Object.entries(before))
  const differs = ([key, value]: [string, unknown]) => !isSame(value, old.get(key))
  return Object.fromEntries(Object.entries(after).filter(differs)) as Partial<Values>
}
