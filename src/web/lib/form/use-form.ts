import { useRef, useState } from 'react'
import { type FieldPath, type FormProblemsOptions, useFormProblems } from './use-form-problems.ts'
import { type LookupState, useLookups } from './use-lookups.ts'

interface FormOptions<Values extends object, Output> extends FormProblemsOptions<Output> {
  /** A field that was not typed in shows its value here, also where that changes under the form. */
  initialValues: Values
  /** The values as the schema takes them. */
  toInput?: (values: Values) => unknown
  /** The values after a change of some, where one follows from another. */
  applyChange?: (values: Values, change: Partial<Values>) => Values
  /**
   * The fields keep their own text, and are read by their names when the form is submitted: what was typed or filled in
   * before the page's script ran counts. For texts and checkboxes.
   */
  uncontrolled?: boolean
}

interface Submission<Values, Output> {
  send: (input: Output, values: Values) => Promise<void> | void
  element: HTMLFormElement | undefined
}

/**
 * The one form: values over those it began with, checked by the contract's schema when it is submitted and from then on
 * at every change, with the focus on the first field that is wrong; sent once, however often it is submitted meanwhile,
 * and not before the server has answered for the value of each field; what it refuses of a field is reported there.
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const { initialValues, toInput = (values) => values, uncontrolled = false } = options
  const { applyChange } = options
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [submitting, setSubmitting] = useState(false)
  const sending = useRef(false)
  const [failure, setFailure] = useState<unknown>()
  const [heldBack, setHeldBack] = useState(false)
  const values = { ...initialValues, ...typed }
  const { validate, onChange, reset: resetProblems, ...problems } = useFormProblems(options, toInput(values))
  const { reportFailure } = problems
  const changes = changesOf(initialValues, typed)

  async function awaitSubmission(answer: Promise<void>): Promise<void> {
    sending.current = true
    setSubmitting(true)
    try {
      await answer
    } catch (cause) {
      if (!reportFailure(cause)) setFailure(cause)
    } finally {
      sending.current = false
      setSubmitting(false)
    }
  }

  const submitNow = ({ send, element }: Submission<Values, Output>) => {
    const current = uncontrolled && element ? { ...values, ...readFields(element, values) } : values
    if (uncontrolled) setTyped(current)
    setFailure(undefined)
    const input = validate(toInput(current))
    setHeldBack(input === undefined)
    if (input === undefined) return
    const answer = send(input, current)
    if (answer instanceof Promise) void awaitSubmission(answer)
  }
  const lookups = useLookups({
    submit: submitNow,
    focus: (path) => document.getElementById(problems.inputId(path as FieldPath<Output>))?.focus(),
  })

  return {
    ...problems,
    field: (path: Parameters<typeof problems.field>[0]) => ({
      ...problems.field(path),
      ...(uncontrolled && { name: path }),
    }),
    values,
    /** The values that differ from the initial ones. */
    changes,
    /** For the guard of unsaved changes. */
    dirty: Object.keys(changes).length > 0,
    setValues: (change: Partial<Values>) => {
      setTyped((before) =>
        applyChange ? applyChange({ ...initialValues, ...before }, change) : { ...before, ...change },
      )
      onChange(Object.keys(change))
    },
    /** Takes up the initial values again, or others in their place; none of them is wrong yet. */
    reset: (next: Partial<Values> = {}) => {
      setTyped(next)
      setFailure(undefined)
      setHeldBack(false)
      lookups.drop()
      resetProblems()
    },
    /** These values are stored: only what was typed since they were sent is still to be. */
    markSaved: (sent: Values) => {
      setTyped((before) => changesOf(sent, before))
      setFailure(undefined)
      resetProblems()
    },
    validate: () => validate(),
    /**
     * Sends what is valid. While the promise of `send` is pending nothing else is sent; what it rejects with is reported
     * at the fields, or is `failure`.
     */
    submit: (send: Submission<Values, Output>['send'], element?: HTMLFormElement): void => {
      if (!sending.current) lookups.submitWhenFound({ send, element })
    },
    /** For a field whose value is found or created on the server: called in an effect, whenever its state changes. */
    reportLookup: (path: FieldPath<Output>, state: LookupState) => lookups.report(path, state),
    /** Also while a submission is held back for the value of a field. */
    submitting: submitting || lookups.holding,
    /** Whether the last submission was not sent, because of its fields: a failure of an earlier one shows no longer. */
    heldBack,
    /** What the last submission failed with, beside what is reported at the fields. */
    failure,
  }
}

function changesOf<Values extends object>(initial: Values, typed: Partial<Values>): Partial<Values> {
  const differs = ([key, value]: [string, unknown]) => !isSame(value, Reflect.get(initial, key))
  return Object.fromEntries(Object.entries(typed).filter(differs)) as Partial<Values>
}

/** A text that is no number, NaN, is a change, though JSON would take it for an empty field. */
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (!Number.isNaN(one) && JSON.stringify(one) === JSON.stringify(other))
}

/** The texts of the fields of these names; blanks alone are no text, and a box that is not checked is none either. */
function readFields<Values extends object>(form: HTMLFormElement, values: Values): Partial<Values> {
  const data = new FormData(form)
  const texts = Object.keys(values).map((name) => {
    const value = data.get(name)
    return [name, typeof value === 'string' && value.trim() !== '' ? value : ''] as const
  })
  return Object.fromEntries(texts) as Partial<Values>
}
