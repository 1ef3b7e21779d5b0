import { useQueryClient } from '@tanstack/react-query'
import { statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import type { FormPart, FormParts } from '#web/lib/form/merge-versions.ts'
import { useConflict } from '#web/lib/form/use-conflict.ts'
import { useMergedNotice } from '#web/ui/conflict/use-merged-notice.ts'
import { useMergedText } from '#web/ui/conflict/use-merged-text.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { invalidateAfter, type STALE_AFTER } from './invalidate-after.ts'

/** What is used of `useForm`. */
interface SavedForm<Values, Output> {
  values: Values
  reset: (values: Partial<Values>) => void
  reportFailure: (failure: unknown) => unknown
  submit: (send: (input: Output, values: Values) => void) => void
  submitting: boolean
  heldBack: boolean
}

interface Save<Thing, Values, Request> {
  /** Null where the version that it is measured against says the same already. */
  request: Request | null
  from: NonNullable<Thing>
  values: Values
  /** The parts that came from another window; undefined for the first attempt. */
  taken: readonly FormPart<Values>[] | undefined
  goOn: () => void
}

interface ConflictFormOptions<Thing, Values extends object, Output, Request, Answer> {
  form: SavedForm<Values, Output>
  /** The version that the form began with, which a later read does not replace; null for what is not stored yet. */
  opened: Thing
  /** Begins with another version. */
  open: (stored: Thing, values: Values) => void
  valuesOf: (thing: Thing) => Values
  parts: FormParts<Values>
  /** What stores the values over a version, which it names; null where nothing of it would change. */
  requestOf: (from: NonNullable<Thing>, values: Values) => Request | null
  change: {
    mutate: (
      request: Request,
      own: { onSuccess: (answer: Answer) => void; onError: (failure: unknown) => void },
    ) => void
    isPending: boolean
    error: unknown
  }
  /** Makes what is not stored yet, or what another window has deleted. */
  create?: (input: Output, values: Values) => void
  creation?: { isPending: boolean; error: unknown; madeBefore: unknown }
  /** It was read that another window has deleted it. */
  gone?: boolean
  /** The write whose reads are stale once another window's version was met. */
  invalidates?: keyof typeof STALE_AFTER
  /** The notice of success after a save; without it, a notice appears only where another window's values were merged. */
  notice?: string
  /** The form is used further after a save. */
  stays?: boolean
  /** With the answer, or with a version that says the same. */
  onSaved: (stored: Answer | NonNullable<Thing>, values: Values) => void
  /** Nothing that is submitted differs from the version that was opened. */
  onUnchanged?: () => void
  /** Asks something before it goes on with a save, or does something else. */
  beforeSave?: (save: Save<Thing, Values, Request>) => void
  /** Called when a change fails, before its conflict or its error is handled. */
  onFailure?: (failure: unknown, from: NonNullable<Thing>) => void
  /** After another window's version was met, with the values that were sent. */
  onConflict?: (sent: Values) => void
}

/**
 * How a form saves. A save names the version that was opened: what another window has changed meanwhile is merged or
 * asked, a version that says the same counts as saved, what the server refuses of a field is reported there, and what
 * another window has deleted can be made again. While an answer is awaited nothing more is submitted.
 */
export function useConflictForm<Thing, Values extends object, Output, Request, Answer>(
  options: ConflictFormOptions<Thing, Values, Output, Request, Answer>,
) {
  const { form, opened, open, valuesOf, parts, requestOf, change, create, creation, notice, stays } = options
  const queryClient = useQueryClient()
  const mergedNotice = useMergedNotice()
  const mergedText = useMergedText()
  const gone = create !== undefined && (options.gone === true || statusOf(change.error) === 404)
  const busy = form.submitting || change.isPending || creation?.isPending === true

  const conflict = useConflict<Thing, Values>({
    opened,
    mine: form.values,
    valuesOf,
    parts,
    begin: (stored, values) => {
      open(stored, values)
      form.reset(values)
      if (options.invalidates) void invalidateAfter(queryClient, options.invalidates)
    },
    save: send,
  })

  function send(from: Thing, values: Values, taken?: readonly FormPart<Values>[]) {
    if (from === null || from === undefined) return
    const saved = (stored: Answer | NonNullable<Thing>) => {
      if (stays) conflict.clear()
      options.onSaved(stored, values)
      if (notice !== undefined) notifySuccess(mergedNotice(notice, taken ?? []))
      else if (taken?.length) notifySuccess(mergedText(taken.map(({ label }) => label)))
    }
    const request = requestOf(from, values)
    const goOn = () => {
      // Another window, or a save whose answer was lost, has stored the same.
      if (request === null) return saved(from)
      change.mutate(request, {
        onSuccess: saved,
        onError: (failure) => {
          options.onFailure?.(failure, from)
          if (conflict.meet(failure, from, values)) options.onConflict?.(values)
          else form.reportFailure(failure)
        },
      })
    }
    if (options.beforeSave) options.beforeSave({ request, from, values, taken, goOn })
    else goOn()
  }

  const isElsewhere = gone || storedVersionOf(change.error) !== undefined
  const isMadeBefore = creation !== undefined && creation.madeBefore !== null
  return {
    conflict,
    send,
    /** Another window has deleted it: a submission makes it again. */
    gone,
    busy,
    /** What the change failed with, where nothing else in the form says so. */
    changeError: form.heldBack || isElsewhere ? null : change.error,
    /** The same of a creation. */
    createError: form.heldBack || isMadeBefore ? null : creation?.error,
    /** Changes what the first attempt has made to what is typed. */
    correct: (made: NonNullable<Thing>) => form.submit((_, values) => send(made, values)),
    save: () => {
      if (busy) return
      form.submit((input, values) => {
        if (opened === null || opened === undefined || gone) create?.(input, values)
        else if (requestOf(opened, values) === null) options.onUnchanged?.()
        else send(opened, values)
      })
    },
  }
}
