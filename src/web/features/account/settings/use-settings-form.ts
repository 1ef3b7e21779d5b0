import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Account, AccountChange } from '#contract/account.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useConflictForm } from '#web/entities/use-conflict-form.ts'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { fieldIssuesOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { changedFields } from '#web/lib/form/changed-fields.ts'
import type { FieldProblem } from '#web/lib/form/field-problem.ts'
import type { FormParts } from '#web/lib/form/merge-versions.ts'
import type { Conflict } from '#web/lib/form/use-conflict.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import type { FormProblemsOptions } from '#web/lib/form/use-form-problems.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { changeAccount } from '#web/lib/session/change-account.ts'
import { sessionQuery } from '#web/lib/session/session.ts'
import { notifyFailure } from '#web/ui/notices.tsx'

interface SettingsFormOptions<Values extends object, Output> extends FormProblemsOptions<Output> {
  account: Account
  valuesOf: (account: Account) => Values
  parts: FormParts<Values>
  toInput?: (values: Values) => unknown
  /** Of the values that differ from the stored ones. */
  changeOf: (changes: Partial<Values>) => AccountChange
  onSaved?: () => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * A part of the account, which saves itself once a field is left, Enter is pressed, or something is chosen. A save names the
 * version that the form began with: what another window has changed meanwhile is merged or asked.
 */
export function useSettingsForm<Values extends object, Output>(options: SettingsFormOptions<Values, Output>) {
  const { account, valuesOf, parts, changeOf, onSaved, ...formOptions } = options
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(account)
  const [savedAt, setSavedAt] = useState<Date>()
  // Kept while it is sent again: a notice that vanished as its field is left would not receive the click that left it.
  const [error, setError] = useState<unknown>(null)
  // Counts what was to be sent; the last of it waits for an answer that is on its way.
  const [due, setDue] = useState(0)
  const sentDue = useRef(0)
  const demo = useDemo()
  const t = useTranslations('account.failures')
  const failureText = useFailureText()
  // Whether the page was left while something is on its way.
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const form = useForm<Values, Output>({ ...formOptions, initialValues: valuesOf(opened) })
  // Another part of the account was saved, or nothing was typed that a newer version could contradict.
  const follows = !form.dirty || isSame(valuesOf(account), valuesOf(opened))
  if (account.version > opened.version && follows) setOpened(account)

  const change = useSingleMutation({
    mutationFn: (body: AccountChange) => changeAccount(queryClient, body),
    onSuccess: (_, { fullName }) => {
      void invalidateAfter(queryClient, 'account')
      if (fullName !== undefined) void queryClient.invalidateQueries(sessionQuery)
    },
    onError: (failure) => {
      if (left.current) notifyFailure(failureText(failure, t('saving')))
    },
  })
  const latest = useRef(form.values)
  useLayoutEffect(() => {
    latest.current = form.values
  })
  const { conflict, send, busy } = useConflictForm({
    form,
    opened,
    open: (stored: Account) => {
      setOpened(stored)
      queryClient.setQueryData(orpc.account.get.queryKey(), stored)
    },
    valuesOf,
    parts,
    requestOf: (from, values) => {
      const changes = changedFields(valuesOf(from), values)
      return Object.keys(changes).length === 0 ? null : { ...changeOf(changes), version: from.version }
    },
    change,
    invalidates: 'account',
    stays: true,
    onSaved: (stored, values) => {
      setOpened(stored)
      form.markSaved(values)
      setSavedAt(new Date())
      setError(null)
      onSaved?.()
    },
    onFailure: setError,
    onConflict: (sent) => form.setValues(changedFields(sent, latest.current)),
  })

  const sendDue = useEffectEvent(() => {
    sentDue.current = due
    if (!form.dirty || conflict.state.is === 'asked') return
    if (form.isValid()) send(opened, form.values)
    else form.reveal()
  })
  useEffect(() => {
    if (!change.isPending && due !== sentDue.current) sendDue()
  }, [due, change.isPending])

  const isShownElsewhere = storedVersionOf(error) !== undefined || fieldIssuesOf(error).length > 0
  const failure = !form.dirty || error === null || isShownElsewhere ? undefined : error
  // Nothing of the demo is sent.
  const commit = () => {
    if (!demo) setDue((before) => before + 1)
  }
  const onlineAgain = useEffectEvent(() => {
    if (failure !== undefined) commit()
  })
  useEffect(() => {
    const retry = () => onlineAgain()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])

  return {
    ...form,
    conflict: {
      ...conflict,
      swap: () => {
        conflict.swap()
        commit()
      },
    },
    busy,
    failure,
    savedAt,
    /** Sends what has changed, once it is valid and nothing else is on its way. */
    commit,
    /** A choice, which is sent at once. */
    choose: (values: Partial<Values>) => {
      form.setValues(values)
      commit()
    },
    /** The same as `commit`, with the focus on the first field that is wrong. */
    save: () => {
      if (form.dirty && form.validate() === undefined) return
      commit()
    },
  }
}

/** What is drawn below the fields of such a form. */
export interface SettingsFormState {
  dirty: boolean
  conflict: Conflict
  problems: readonly FieldProblem[]
  busy: boolean
  failure: unknown
  savedAt: Date | undefined
  commit: () => void
  save: () => void
}
